// Request targets come in several forms (RFC 9112, 3.2); routes know only one of them.

/**
 * A function that gives the path and query of a target: absolute targets lose scheme and host, and `*` stands for the
 * service itself. Behind a proxy that leaves the path of the public address where it is, that is taken off as well.
 */
export const originForm = (publicUrl: string | undefined): ((target: string) => string) => {
  const prefix = publicUrl === undefined ? '' : new URL(publicUrl).pathname.replace(/\/$/, '');
  return target => {
    if (target.startsWith('/') && prefix === '') return target;
    const path = target === '*' ? '/' : target.replace(/^https?:\/\/[^/?#]*/i, '');
    const rest = path.startsWith(prefix) ? path.slice(prefix.length) : path;
    if (rest === '' || rest.startsWith('?')) return `/${rest}`;
    return rest.startsWith('/') ? rest : path;
  };
};
