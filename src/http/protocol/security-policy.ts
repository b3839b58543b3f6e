// Content-Security-Policy of documentation pages, the studio and SVG images (CSP Level 3).

const policy = (...directives: readonly string[]): string => ["default-src 'none'", ...directives].join('; ');

const NO_FORMS_OR_FRAMES = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"] as const;

/** Documentation pages load only files of this server, and try its operations. They have no inline scripts or styles. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': policy(
    "connect-src 'self'",
    "img-src 'self' blob:",
    "manifest-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    ...NO_FORMS_OR_FRAMES,
  ),
  'Referrer-Policy': 'no-referrer',
};

/** The studio sends requests to this server and shows images that it creates in the browser. */
export const STUDIO_HEADERS = {
  'Content-Security-Policy': policy(
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self' data: blob:",
    "script-src 'self'",
    "style-src 'self'",
    ...NO_FORMS_OR_FRAMES,
  ),
  'Referrer-Policy': 'no-referrer',
};

/** Web workers of the studio have no document; they compute with WebAssembly. (Decision 056) */
export const WORKER_HEADERS = {
  'Content-Security-Policy': policy("script-src 'self' 'wasm-unsafe-eval'"),
  'Referrer-Policy': 'no-referrer',
};

/** Allows an SVG that is opened as a page only its inline style sheet, which adapts it to dark mode. */
export const SVG_POLICY = policy("style-src 'unsafe-inline'", 'sandbox');

export const SVG_MEDIA_TYPE = 'image/svg+xml';
