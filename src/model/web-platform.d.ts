// APIs that Node.js and browsers share (ECMA-429) and that the pure modules call.

declare function atob(data: string): string;
declare function btoa(data: string): string;
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare function fetch(url: URL, init?: RequestInit): Promise<Response>;

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes: Uint8Array): string;
}

declare class URL {
  static canParse(url: string, base?: string | URL): boolean;
  constructor(url: string | URL, base?: string | URL);
  hash: string;
  readonly href: string;
  readonly origin: string;
  readonly pathname: string;
  readonly host: string;
  readonly hostname: string;
  readonly protocol: string;
  readonly search: string;
  readonly searchParams: { set(name: string, value: string): void };
}

declare class AbortSignal {
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
  throwIfAborted(): void;
}

interface RequestInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | null;
}

interface Response {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { cancel(): Promise<void> } | null;
  arrayBuffer(): Promise<ArrayBuffer>;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of the JSON.
  json(): Promise<any>;
}

declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: object);
    readonly exports: unknown;
  }
}
