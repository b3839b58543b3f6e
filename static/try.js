// Sends the request of a form and shows its response.
const LONGEST_TEXT = 20000;
const HEADERS = ['content-type', 'content-disposition', 'favicon-report', 'ratelimit', 'x-request-id'];

const element = (name, text, attributes = {}) =>
  Object.assign(document.createElement(name), { textContent: text, ...attributes });

/** Sends numbers and booleans as JSON values. Sends other text as a string, so that the server explains the error. */
const jsonValue = ({ value, dataset: { type } }) => {
  if (type === 'boolean') return value === 'true';
  const isNumber =
    (type === 'number' || type === 'integer') && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? Number(value) : value;
};

const requestOf = form => {
  const fields = [...form.elements].filter(({ name, value }) => name && value !== '');
  const at = place => fields.filter(({ dataset }) => dataset.place === place);
  const path = at('path').reduce(
    (template, { name, value }) => template.replace(`{${name}}`, () => encodeURIComponent(value)),
    form.dataset.path,
  );
  const query = new URLSearchParams(at('query').map(({ name, value }) => [name, value]));
  const url = new URL(path, location.href).pathname + (query.size > 0 ? `?${query}` : '');
  const { method, media } = form.dataset;
  if (method === 'GET') return [url, {}];
  if (media === 'multipart/form-data') {
    const body = new FormData();
    for (const { name, value, files } of at('body')) body.append(name, files?.[0] ?? value);
    return [url, { method, body }];
  }
  const body = JSON.stringify(Object.fromEntries(at('body').map(field => [field.name, jsonValue(field)])));
  return [url, { method, headers: { 'Content-Type': media }, body }];
};

/** A request as text: its line and its body, a form as its fields. */
const requestText = (url, { method = 'GET', body }) => {
  const fields =
    body instanceof FormData && [...body].map(([name, value]) => `${name}=${value.name ?? value}`);
  const text = fields ? fields.join('\n') : body;
  return `${method} ${url}${text ? `\n\n${text}` : ''}`;
};

const contentOf = async response => {
  const type = response.headers.get('content-type') ?? '';
  if (/json$/.test(type)) {
    const text = JSON.stringify(await response.json(), null, 2);
    const shown = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}\n…` : text;
    return element('pre', shown, { tabIndex: 0 });
  }
  const url = URL.createObjectURL(await response.blob());
  if (type.startsWith('image/'))
    return element('img', '', { src: url, alt: 'The image of the response', className: 'answer' });
  const [, name = 'download'] =
    /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return element('a', `Save ${name}`, { href: url, download: name });
};

const send = async form => {
  const result = form.querySelector('.result');
  const [url, init] = requestOf(form);
  result.replaceChildren(element('p', 'Waiting for the response …', { className: 'facts' }));
  const started = performance.now();
  try {
    const response = await fetch(url, init);
    const milliseconds = Math.round(performance.now() - started);
    const headers = HEADERS.filter(name => response.headers.has(name));
    const content = await contentOf(response);
    result.replaceChildren(
      element('pre', requestText(url, init), { tabIndex: 0 }),
      element('p', `Status ${response.status} after ${milliseconds} ms`, {
        className: response.ok ? 'status ok' : 'status failed',
      }),
      element('pre', headers.map(name => `${name}: ${response.headers.get(name)}`).join('\n'), {
        tabIndex: 0,
      }),
      content,
    );
  } catch (error) {
    result.replaceChildren(element('p', `No response: ${error.message}`, { className: 'status failed' }));
  }
};

for (const details of document.querySelectorAll('details.try')) {
  details.hidden = false;
  details.querySelector('form').addEventListener('submit', event => {
    event.preventDefault();
    send(event.target);
  });
}
