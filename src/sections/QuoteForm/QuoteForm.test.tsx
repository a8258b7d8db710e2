// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import quoteForm from '#content/words/quote-form.js';
import type { QuoteFormCopy } from '../../schema/quoteForm.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { QuoteForm } from './QuoteForm.tsx';

vi.mock('./leadsUrl.ts', () => ({ leadsUrl: 'https://leads.example/quotes' }));

const words = quoteForm;
const form: QuoteFormCopy = {
  title: 'Your server',
  lead: 'Choose.',
  subject: 'A server',
  opening: 'Hello.',
  groups: [
    {
      title: 'Size',
      fields: [
        { type: 'number', id: 'memory', label: 'Memory', min: 1, max: 64, step: 1, start: 8 },
        { type: 'text', id: 'purpose', label: 'Purpose', required: true, maxLength: 200 },
      ],
    },
  ],
};
const respond = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', respond);
  render(
    <StaticRouter location="/custom-vps">
      <QuoteForm {...form} />
    </StaticRouter>,
  );
});
afterEach(() => {
  cleanup();
  respond.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  delete window.dataLayer;
});

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name = words.send.button) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

async function fillIn(): Promise<void> {
  await userEvent.type(field('Purpose'), 'A shop & more');
  await userEvent.type(field(words.send.name), 'Rahima');
  await userEvent.type(field(words.send.contact), '01700-000000');
}

test('sends the request in words, each answer, the page and how to answer', async () => {
  respond.mockResolvedValue(new Response('Thanks'));
  await fillIn();
  await userEvent.click(button());
  const [url, { method, body }] = respond.mock.calls[0] ?? ['', {}];
  expect([url, method]).toEqual(['https://leads.example/quotes', 'POST']);
  expect(Object.fromEntries(body as URLSearchParams)).toEqual({
    subject: 'A server',
    text: 'Hello.\n\nMemory: 8\nPurpose: A shop & more',
    page: '/custom-vps',
    language: 'en',
    memory: '8',
    purpose: 'A shop & more',
    name: 'Rahima',
    contact: '01700-000000',
    homepage: '',
  });
  expect(status()).toBe(words.send.accepted);
  expect(window.dataLayer).toEqual([{ event: 'generate_lead', method: 'form' }]);

  // Nobody sends the same request twice by mistake; a changed one is another.
  await userEvent.click(button(words.send.sent));
  expect(respond).toHaveBeenCalledOnce();
  await userEvent.type(field('Purpose'), '!');
  await userEvent.click(button());
  expect(respond).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<Response>]>([
  ['refused', async () => new Response('', { status: 422 })],
  ['broken', async () => new Response('<h1>Fatal error</h1>', { status: 500 })],
  [
    'answered by a web page',
    async () =>
      new Response('<h1>Coming soon</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      }),
  ],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a request that is %s can be sent in another way, and nothing is lost', async (_, response) => {
  respond.mockImplementation(response);
  await fillIn();
  await userEvent.click(button());
  expect(status()).toBe(words.send.failed);
  expect(field('Purpose').value).toBe('A shop & more');
  expect(field(words.send.contact).value).toBe('01700-000000');
  expect(field(words.text).value).toContain('Purpose: A shop & more');
  expect(screen.getByRole('link', { name: words.mail })).toBeTruthy();
  expect(window.dataLayer).toBeUndefined();
  await userEvent.click(button());
  expect(respond).toHaveBeenCalledTimes(2);
});

test('a request without a response in ten seconds has failed', async () => {
  await fillIn();
  vi.useFakeTimers();
  respond.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  await act(async () => button().click());
  expect(status()).toBe(words.send.sending);
  await act(async () => button().click());
  expect(respond).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(status()).toBe(words.send.failed);
});

test('wrong answers are counted, named at their fields, and the first has the focus', async () => {
  await userEvent.type(field(words.send.contact), 'call me');
  await userEvent.click(button());
  expect(respond).not.toHaveBeenCalled();
  expect(status()).toBe('3 answers need another look.');
  const { problems } = words;
  for (const [label, problem] of [
    ['Purpose', problems.text],
    [words.send.name, problems.name],
    [words.send.contact, problems.contact],
  ] as const) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(problem);
  }
  expect(document.activeElement).toBe(field('Purpose'));

  await userEvent.type(field('Purpose'), 'A shop');
  expect(status()).toBe('2 answers need another look.');
  await userEvent.type(field(words.send.name), 'Rahima');
  expect(status()).toBe(words.blocked.one);
  await userEvent.type(field(words.send.contact), '{Control>}a{/Control}a@b.example');
  expect(status()).toBe('');
});

test('an e-mail needs no name, and the field for robots is out of reach', async () => {
  await userEvent.type(field('Purpose'), 'A shop');
  const link = screen.getByRole('link', { name: words.mail });
  const followed = vi.fn<(prevented: boolean) => void>();
  link.addEventListener('click', (event) => {
    queueMicrotask(() => followed(event.defaultPrevented));
  });
  await userEvent.click(link);
  expect(followed).toHaveBeenCalledExactlyOnceWith(false);
  expect(status()).toBe('');
  expect(screen.queryByRole('textbox', { name: words.send.leaveEmpty })).toBeNull();
});
