import { describe, expect, it } from 'vitest';
import { createAnswerMemory } from '../../src/http/cache/response-cache.ts';
import { createRepresentation } from '../../src/http/protocol/representation.ts';
import { realApp, realServices } from './real-app.ts';

const representation = (length: number) =>
  createRepresentation(Buffer.alloc(length, 'x'), { mediaType: 'text/plain', tag: 'tag' });

const answer = (length: number) => ({ representation: representation(length) });

describe('a memory of answers', () => {
  it('says whether a text has come before', () => {
    const memory = createAnswerMemory();
    const [origin, other] = [{}, {}];
    expect([memory.isDue(origin, 'text'), memory.isDue(origin, 'text')]).toEqual([false, true]);
    expect([memory.isDue(other, 'text'), memory.isDue(origin, 'other')]).toEqual([false, false]);
    expect(memory.recall(origin, 'text')).toBeUndefined();
  });

  it('keeps answers, each for its origin', () => {
    const memory = createAnswerMemory();
    const [origin, other, kept] = [{}, {}, answer(1)];
    memory.keep(origin, 'text', kept);
    expect(memory.recall(origin, 'text')).toBe(kept);
    expect(memory.recall(other, 'text')).toBeUndefined();
  });

  it('forgets the longest unused beyond its bytes', () => {
    const memory = createAnswerMemory(12_000);
    const origin = {};
    for (const text of ['first', 'second']) memory.keep(origin, text, answer(3000));
    expect(memory.recall(origin, 'first')).toBeDefined();
    memory.keep(origin, 'third', answer(3000));
    expect(['first', 'second', 'third'].map(text => memory.recall(origin, text) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('does not keep what alone is beyond its bytes', () => {
    const memory = createAnswerMemory(1000);
    const origin = {};
    memory.keep(origin, 'large', answer(5000));
    memory.keep(origin, 'x'.repeat(1000), answer(1));
    expect(memory.recall(origin, 'large')).toBeUndefined();
    expect(memory.recall(origin, 'x'.repeat(1000))).toBeUndefined();
  });

  it('does not grow with texts that come once', () => {
    const memory = createAnswerMemory(100_000);
    const origin = {};
    for (let number = 0; number < 1000; number++) memory.isDue(origin, `text ${number}`);
    expect([memory.isDue(origin, 'text 999'), memory.isDue(origin, 'text 0')]).toEqual([true, false]);
  });
});

describe('a representation', () => {
  it('is compressed once per coding, however many ask at once', async () => {
    const whole = representation(5000);
    const forms = await Promise.all([whole.inCoding('br'), whole.inCoding('br'), whole.inCoding('gzip')]);
    expect(forms[0]).toBe(forms[1]);
    expect(forms[0]).not.toBe(forms[2]);
    expect(whole.inCoding('br')).toBe(forms[0]);
  });
});

/** The app, and how often it has searched and made packages. */
const countingApp = () => {
  const index = realServices.index();
  const counts = { pages: 0, packages: 0 };
  const counted = index && {
    ...index,
    search: {
      page: (query: Parameters<typeof index.search.page>[0]) => {
        counts.pages++;
        return index.search.page(query);
      },
    },
  };
  const { exporter } = realServices;
  const app = realApp({
    index: () => counted,
    exporter: {
      ...exporter,
      exportPackage: (...job) => {
        counts.packages++;
        return exporter.exportPackage(...job);
      },
    },
  });
  return { app, counts };
};

describe('a search', () => {
  const url = '/api/v1/icons?q=cloud';

  it('that comes again and again is made twice, and always the same', async () => {
    const { app, counts } = countingApp();
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push(await app.inject(url));
    expect(counts.pages).toBe(2);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1);
  });

  it('that was compressed is not made again, in whichever coding', async () => {
    const { app, counts } = countingApp();
    for (const coding of ['br', 'gzip', 'identity', 'br']) {
      const { headers } = await app.inject({ url, headers: { 'accept-encoding': coding } });
      expect(headers['content-encoding'] ?? 'identity').toBe(coding);
    }
    expect(counts.pages).toBe(1);
  });

  it('of another index is another question', async () => {
    const index = realServices.index();
    let current = index && { ...index };
    const app = realApp({ index: () => current });
    const ask = async () => (await app.inject(url)).statusCode;
    expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200]);
    current = undefined;
    expect(await ask()).toBe(503);
    const empty = Buffer.from('{"total":0}');
    current = index && { ...index, search: { page: () => empty } };
    expect((await app.inject(url)).body).toBe('{"total":0}');
  });
});

describe('an export', () => {
  const request = (payload: string, headers = {}) => ({
    method: 'POST' as const,
    url: '/api/v1/export',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('that comes again and again in the same words is read twice', async () => {
    const { app, counts } = countingApp();
    const statuses = [];
    for (let time = 0; time < 4; time++) {
      statuses.push((await app.inject(request('{"text":"A"}'))).statusCode);
    }
    expect([...statuses, counts.packages]).toEqual([200, 200, 200, 200, 2]);
  });

  it('depends on each field that says how to read it and how to answer', async () => {
    const { app } = countingApp();
    for (let time = 0; time < 3; time++) {
      const answers = await Promise.all([
        app.inject(request('{"text":"A"}')),
        app.inject(request('{"text":"B"}')),
        app.inject(request('{"text":"A"}', { accept: 'application/json' })),
        app.inject(request('{"text":"A"}', { 'content-type': 'text/plain' })),
        app.inject(request('{"text":"A"}', { 'content-encoding': 'gzip' })),
      ]);
      const seen = answers.map(({ statusCode, headers }) => [
        statusCode,
        headers['content-type'],
        headers['content-disposition'],
      ]);
      expect(seen).toEqual([
        [200, 'application/zip', 'attachment; filename=initials-A-favicon.zip'],
        [200, 'application/zip', 'attachment; filename=initials-B-favicon.zip'],
        [200, 'application/json', undefined],
        [400, 'application/problem+json', undefined],
        [400, 'application/problem+json', undefined],
      ]);
    }
  });

  it('with an empty field is not one without the field', async () => {
    const { app } = countingApp();
    const ask = async (headers: Readonly<Record<string, string>>) =>
      (await app.inject({ method: 'POST', url: '/api/v1/export', payload: '{"text":"A"}', headers }))
        .statusCode;
    expect([await ask({}), await ask({}), await ask({})]).toEqual([200, 200, 200]);
    expect(await ask({ 'content-encoding': '' })).toBe(400);
  });
});
