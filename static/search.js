// Search over the documentation, in the header of its pages. Loads the index when the field gets the focus.
const INDEX = new URL('search.json', document.currentScript.src);
const RESULTS = 8;
/** Weights of a term at the start of a word of the title, of the title of the page, and of the text. */
const WEIGHTS = { title: 8, page: 3, words: 1 };

const form = document.querySelector('.search form');
const input = form.querySelector('input');
const list = form.querySelector('ul');
const status = form.querySelector('[role=status]');

let index;
const loadIndex = () => {
  index ??= fetch(INDEX).then(response => response.json());
  index.catch(() => {
    index = undefined;
  });
  return index;
};

const isIn = (term, text) => ` ${text.toLowerCase().replace(/[^\p{L}\d_]+/gu, ' ')}`.includes(` ${term}`);

/** Entries with most of the terms first. */
const find = (entries, terms) =>
  entries
    .map(([path, title, page, words]) => {
      const scores = terms.map(term =>
        Math.max(
          isIn(term, title) && WEIGHTS.title,
          isIn(term, page) && WEIGHTS.page,
          isIn(term, words) && WEIGHTS.words,
        ),
      );
      const score = scores.reduce((sum, each) => sum + each, 0);
      return { path, title, page, score, found: scores.filter(Boolean).length };
    })
    .filter(({ found }) => found > 0)
    .sort((one, other) => other.found - one.found || other.score - one.score)
    .slice(0, RESULTS);

const show = (results, message) => {
  list.replaceChildren(
    ...results.map(({ path, title, page }) => {
      const link = Object.assign(document.createElement('a'), {
        href: new URL(`..${path}`, INDEX).href,
        textContent: title,
      });
      link.append(Object.assign(document.createElement('span'), { textContent: page }));
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  status.textContent = message;
  form.parentElement.classList.toggle('is-open', message !== '');
};

const search = async () => {
  const text = input.value;
  const terms = text.toLowerCase().match(/[\p{L}\d_]+/gu) ?? [];
  if (terms.length === 0) return show([], '');
  try {
    const results = find(await loadIndex(), terms);
    if (input.value !== text) return;
    show(results, results.length > 0 ? `Results: ${results.length}` : 'Nothing found.');
  } catch {
    show([], 'The search could not be loaded.');
  }
};

input.addEventListener('focus', () => {
  loadIndex().catch(() => {});
  search();
});
input.addEventListener('input', search);
form.addEventListener('submit', event => {
  event.preventDefault();
  search().then(() => list.querySelector('a')?.click());
});
form.addEventListener('focusout', ({ relatedTarget }) => {
  if (!form.contains(relatedTarget)) show([], '');
});
// Links take no focus by a click in Safari, so the field keeps it. Otherwise, the list would close before the click.
list.addEventListener('mousedown', event => event.preventDefault());
form.addEventListener('click', ({ target }) => {
  // A link to the same page leaves the list open otherwise.
  if (target.closest('a')) show([], '');
});
form.addEventListener('keydown', event => {
  const places = [input, ...list.querySelectorAll('a')];
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    places.at((places.indexOf(document.activeElement) + step) % places.length).focus();
  } else if (event.key === 'Escape') {
    input.value = '';
    input.focus();
    show([], '');
  }
});
addEventListener('keydown', event => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.activeElement?.matches('input, select, textarea')) return;
  event.preventDefault();
  input.focus();
});
