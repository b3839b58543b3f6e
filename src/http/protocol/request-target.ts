// Forms of the request target (RFC 9112, 3.2).

/**
 * Returns a function that converts a target to origin form. It removes scheme and authority, converts `*` to `/`, and
 * removes the path of `publicUrl`, which some proxies forward and others strip.
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
