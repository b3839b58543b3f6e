// @module-tag slow
// favsmith check with hostile sites: time, memory and addresses.
import { spawn } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { MAXIMUM_FILES, type SiteFinding } from '../../src/check/site.ts';
import { isPrivateAddress } from '../../src/cli/check/http-client.ts';
import { webSite } from '../../src/cli/check/open-site.ts';
import { serve } from '../at-end.ts';

const command = join(import.meta.dirname, '..', '..', 'dist', 'cli', 'main.js');

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  // The checksum is missing, because the decoder ignores it.
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};
const header = (side: number, depth = 8, interlace = 0): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, 6, 0, 0, interlace]);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  return chunk('IHDR', data);
};
const pngOf = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** A compressed stream: 300 MB of zeros in 300 kB. */
const bomb = deflateSync(Buffer.alloc(300_000_000));
const small = deflateSync(Buffer.alloc(180 * (1 + 180 * 4)));
const named = (type: string, ...fields: readonly number[]) =>
  chunk(type, Buffer.concat([Buffer.from('a\0'), Buffer.from(fields), bomb]));

const BOMBS: Readonly<Record<string, Buffer>> = {
  'image data beyond its dimensions': pngOf(header(180), chunk('IDAT', bomb)),
  'image data in many chunks': pngOf(
    header(180),
    ...Array.from({ length: 30 }, (_, at) => chunk('IDAT', bomb.subarray(at * 1e4, (at + 1) * 1e4))),
  ),
  'a color profile': pngOf(header(180), named('iCCP', 0), chunk('IDAT', small)),
  'a compressed text': pngOf(header(180), named('zTXt', 0), chunk('IDAT', small)),
  'an international text': pngOf(header(180), named('iTXt', 1, 0, 0, 0), chunk('IDAT', small)),
  'a chunk before the header': pngOf(chunk('tEXt', Buffer.from('a\0b')), header(60_000), chunk('IDAT', bomb)),
  'two headers': pngOf(header(180), header(60_000), chunk('IDAT', bomb)),
  'a side of four billion pixels': pngOf(header(0xffffffff), chunk('IDAT', bomb)),
  '4000 pixels a side': pngOf(header(4000, 16), chunk('IDAT', bomb)),
  'interlaced image data': pngOf(header(180, 8, 1), chunk('IDAT', bomb)),
  'a chunk longer than the file': Buffer.concat([
    pngOf(header(180)).subarray(0, 33),
    Buffer.from('ffffffff49444154', 'hex'),
    bomb,
  ]),
};

const page =
  (head: string): RequestListener =>
  (request, response) => {
    response.setHeader('content-type', 'text/html');
    if (request.url === '/') response.end(`<!doctype html><head>${head}</head>`);
    else response.writeHead(404).end();
  };

const LIMITS = { fileMilliseconds: 500, totalMilliseconds: 1500 };
const check = async (url: string, options: Parameters<typeof webSite>[1] = LIMITS) =>
  checkSite(await webSite(url, options));

/** Servers that never end a response, respond too slowly, or do not speak HTTP. */
const PEERS: Readonly<Record<string, RequestListener>> = {
  silent: () => {},
  'sending data endlessly': (_request, response) => {
    const send = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 60)));
    };
    response.on('drain', send);
    send();
  },
  'sending single bytes endlessly': (_request, response) => {
    const timer = setInterval(() => response.write('<'), 50);
    response.on('close', () => clearInterval(timer));
  },
  'sending informational responses endlessly': (_request, response) => {
    const timer = setInterval(() => response.writeEarlyHints({ link: '</a>; rel=preload' }), 20);
    response.on('close', () => clearInterval(timer));
  },
  'redirecting to itself': (request, response) => {
    response.writeHead(302, { location: request.url }).end();
  },
  'redirecting to a file': (_request, response) => {
    response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  },
  'redirecting to no URL': (_request, response) => {
    response.writeHead(302, { location: 'http://[' }).end();
  },
  'sending a gzip bomb': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000_000)));
  },
  'sending plain text as gzip': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('plain');
  },
  'closing the connection': request => {
    request.socket.destroy();
  },
  'sending less than it announces': (_request, response) => {
    response.writeHead(200, { 'content-length': 100_000 });
    response.write('<html>');
    setTimeout(() => response.destroy(), 20);
  },
  'sending another protocol than HTTP': request => {
    request.socket.end('SSH-2.0-OpenSSH\r\n\r\n');
  },
  'sending endless header fields': request => {
    const timer = setInterval(() => request.socket.write(`a: ${'x'.repeat(10_000)}\r\n`), 5);
    request.socket.write('HTTP/1.1 200 OK\r\n');
    request.socket.on('close', () => clearInterval(timer)).on('error', () => {});
  },
};

/** Serves a page with these elements in its head. `listener` answers all other requests. */
const pageAnd =
  (head: string, listener: RequestListener): RequestListener =>
  (request, response) =>
    request.url === '/' ? page(head)(request, response) : listener(request, response);

const ICON = '<link rel="icon" href="/icon.png">';

describe('a server that is', () => {
  it.each(Object.entries(PEERS))(
    '%s causes one finding if it serves the icon, and findings or an error of one line if it serves the page',
    async (_name, listener) => {
      const findings = await check(await serve(pageAnd(ICON, listener)));
      expect(findings.filter(({ message }) => message.startsWith('/icon.png '))).toHaveLength(1);
      const outcome = await check(await serve(listener)).catch((error: Error) => error);
      if (outcome instanceof Error)
        expect([outcome.name, outcome.message.split('\n').length]).toEqual(['CliError', 1]);
    },
  );

  it.each(['silent', 'sending single bytes endlessly', 'sending data endlessly'])(
    '%s makes the check give up the file after its time limit, even if garbage is collected meanwhile',
    async name => {
      setFlagsFromString('--expose-gc');
      const collect = setInterval(runInNewContext('gc'), 100);
      const url = await serve(pageAnd(ICON, PEERS[name] as RequestListener));
      // The test would time out if the check waited for its total time.
      const findings = await check(url, { fileMilliseconds: 500, totalMilliseconds: 600_000 });
      clearInterval(collect);
      expect(findings.filter(({ message }) => message.startsWith('/icon.png '))).toHaveLength(1);
    },
  );

  it('unreachable causes one finding', async () => {
    const closed = createTcpServer();
    await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise(resolve => closed.close(resolve));
    const url = await serve(page(`<link rel="icon" href="http://127.0.0.1:${port}/a.png">`));
    expect(await check(url)).toContainEqual(
      expect.objectContaining({ level: 'error', message: expect.stringContaining('ECONNREFUSED') }),
    );
  });
});

describe('a page that links hundreds of files', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, at) => `<link rel=icon href=/${at}.png>`).join('');

  it('causes a limited number of requests, at most six at a time, and one finding about the limit', async () => {
    let [active, most, requests] = [0, 0, 0];
    const url = await serve(
      pageAnd(links(900), (_request, response) => {
        requests++;
        most = Math.max(most, ++active);
        setTimeout(() => {
          active--;
          response.writeHead(404).end();
        }, 10);
      }),
    );
    const findings = await check(url, {});
    expect([requests, most]).toEqual([MAXIMUM_FILES, 6]);
    expect(
      findings.filter(({ message }) => message.includes(`more than ${MAXIMUM_FILES} files`)),
    ).toHaveLength(1);
  });

  it('is checked within the total time limit, even if the server sends none of the files', async () => {
    const url = await serve(pageAnd(links(60), () => {}));
    const findings = await check(url);
    expect(findings.map(({ message }) => message).join()).toMatch(
      /not loaded in time: a file may take 0\.5 s, the whole check 1\.5 s/,
    );
  });
});

describe('a private address', () => {
  const PRIVATE = `127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255
    192.88.99.1 192.31.196.1 192.52.193.1 192.175.48.1 :: ::1 ::ffff:127.0.0.1 ::ffff:7f00:1 ::ffff:192.88.99.1
    64:ff9b::7f00:1 64:ff9b:1::1 100:0:0:1::1 2001:20::1 2001:db8::1 2002:7f00:1:: 2620:4f:8000::1 3fff:fff::1 5f00::1
    fc00::1 fe80::1%eth0 ff02::1`;
  it.each(PRIVATE.split(/\s+/))('such as %s is recognized', address => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  const PUBLIC = '1.1.1.1 172.32.0.1 100.128.0.1 192.88.98.1 ::ffff:8.8.8.8 2606:4700::1111 3fff:1000::1';
  it.each(PUBLIC.split(' '))('is not %s, which is public', address => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  /** In these tests, 127.0.0.1 counts as a public address and 127.0.0.2 as a private one. */
  const isPrivate = (address: string) => address !== '127.0.0.1';
  const lookup = ((name: string, _options: unknown, callback: (...args: unknown[]) => void) =>
    callback(null, [{ address: name === 'inside.test' ? '127.0.0.2' : '127.0.0.1', family: 4 }])) as never;

  const inside = async (reached: string[]) =>
    serve((request, response) => {
      reached.push(request.url ?? '');
      response.writeHead(404).end();
    }, '127.0.0.2');

  const linked = (target: string) => page(`<link rel=icon href=${target}>`);
  const redirected = (target: string) =>
    pageAnd('<link rel=icon href=/a.png>', (_request, response) =>
      response.writeHead(302, { location: target }).end(),
    );
  it.each([
    ['as an IP address', linked, '127.0.0.2'],
    ['as a name that resolves to it', linked, 'inside.test'],
    ['by a redirect to the IP address', redirected, '127.0.0.2'],
    ['by a redirect to a name', redirected, 'inside.test'],
  ])('is never reached from a public page %s', async (_name, listener, host) => {
    const reached: string[] = [];
    const { port } = new URL(await inside(reached));
    const url = await serve(listener(`http://${host}:${port}/a.png`));
    const findings = await check(url, { isPrivate, lookup });
    expect(findings.some(({ message }) => message.includes('has a private address'))).toBe(true);
    expect(reached).toEqual([]);
  });

  it('is never reached by a redirect of the public page itself', async () => {
    const reached: string[] = [];
    const target = await inside(reached);
    const url = await serve((_request, response) => response.writeHead(302, { location: target }).end());
    await expect(check(url, { isPrivate, lookup })).rejects.toThrow('has a private address');
    expect(reached).toEqual([]);
  });

  it('is reached if the page itself has a private address', async () => {
    const reached: string[] = [];
    const target = await inside(reached);
    const url = await serve(page(`<link rel=icon href=${target}/a.png>`), '127.0.0.2');
    await check(url, { isPrivate, lookup });
    expect(reached.filter(path => path !== '/robots.txt')).toEqual(['/a.png']);
  });
});

describe('favsmith check', () => {
  const run = async (url: string) => {
    const report =
      'process.on("exit",()=>{const {maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();process.stderr.write("USED "+maxRSS+" "+(userCPUTime+systemCPUTime))})';
    const argv = ['--import', `data:text/javascript,${encodeURIComponent(report)}`, command, 'check', url];
    const child = spawn(process.execPath, [...argv, '--json']);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const findings: readonly SiteFinding[] = JSON.parse(out).findings;
    const [, kilobytes, microseconds] = /USED (\d+) (\d+)/.exec(err) ?? [];
    return { kilobytes: Number(kilobytes), milliseconds: Number(microseconds) / 1000, findings };
  };

  const LINKS = '<link rel="apple-touch-icon" href="/a.png"><link rel="icon" href="/a.png">';
  const withFile = (file: Buffer | string, links = LINKS) =>
    serve(pageAnd(links, (_request, response) => response.writeHead(200).end(file)));
  const SVG_LINK = '<link rel=icon href=/a.svg>';
  const MANIFEST_LINK = '<link rel=manifest href=/a.json>';
  let baseline = 0;
  beforeAll(async () => {
    const png = pngOf(header(180), chunk('IDAT', small));
    baseline = (await run(await withFile(png))).kilobytes;
  });

  it.each<[string, Buffer | string, string?]>([
    ...Object.entries(BOMBS),
    ['many elements', '<svg xmlns="http://www.w3.org/2000/svg">'.padEnd(1_900_000, '<g>'), SVG_LINK],
    ['deep elements', `<svg>${'<g>'.repeat(150_000)}`, SVG_LINK],
    ['a long manifest', `{"icons":[${'{"src":"a"},'.repeat(150_000)}{}]}`, MANIFEST_LINK],
    ['a deep manifest', '['.repeat(1_900_000), MANIFEST_LINK],
    ['many links', '', '<link rel=icon href=/a.png>'.repeat(70_000)],
    ['nested elements in the page', '', '<div>'.repeat(400_000)],
  ])(
    'takes at most 10 s of processor time, and at most 100 MB more than for a small PNG, for %s',
    async (_name, file, links) => {
      const { kilobytes, milliseconds, findings } = await run(await withFile(file, links));
      expect(kilobytes).toBeGreaterThan(10_000);
      expect((kilobytes - baseline) / 1000).toBeLessThan(100);
      expect(milliseconds).toBeLessThan(10_000);
      expect(findings.length).toBeGreaterThan(0);
      expect(JSON.stringify(findings).length).toBeLessThan(50_000);
    },
  );
});
