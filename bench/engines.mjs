// The engines that are compared: each makes a function from a query and a limit to icons, the best first.

const favsmith = {
  name: 'Favsmith',
  create:
    ({ search, iconAt }) =>
    (q, limit) =>
      [...search.search({ q, limit, offset: 0 }).positions].map(iconAt),
};

const substring = {
  name: 'substring scan of names and tags',
  create: ({ documents }) => {
    const rows = documents().map(icon => ({
      icon,
      text: `${icon.name} ${icon.words} ${icon.tags}`.toLowerCase(),
    }));
    return (q, limit) => {
      const wanted = q.trim().toLowerCase();
      const found = [];
      for (const { icon, text } of rows) {
        if (text.includes(wanted) && found.push(icon) === limit) break;
      }
      return found;
    };
  },
};

export const ENGINES = [favsmith, substring];
