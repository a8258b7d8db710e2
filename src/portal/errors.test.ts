import { describe, expect, it } from 'vitest';
import portalMessages from '#content/words/portal-messages.js';
import { fillPlaceholders } from '../site/fillPlaceholders.ts';
import { PortalError, portalErrorMessage } from './errors.ts';

const messages = portalMessages;

describe('portalErrorMessage', () => {
  it.each<[string, unknown, string]>([
    ['a bad status', new PortalError('badStatus', { status: '503' }), 'HTTP error! Status: 503'],
    [
      'a late response',
      new PortalError('timeout', { seconds: '10' }),
      fillPlaceholders(messages.timeout, { seconds: '10' }),
    ],
    ['a response that is not JSON', new PortalError('invalidJson'), messages.invalidJson],
    ['JSON that is not an object', new PortalError('noObject'), messages.noObject],
    ['a failed connection', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['a failed connection without a message', new TypeError(' '), messages.unreachable],
    ['a text', 'text', messages.unreachable],
    ['nothing', undefined, messages.unreachable],
  ])('describes %s', (_, error, message) => {
    expect(portalErrorMessage(error, messages)).toBe(message);
  });
});

describe('the sentences around a message', () => {
  it('read as the specification says', () => {
    expect(messages).toMatchObject({
      productsFailed: 'Error loading product data: {message}',
      homePricesFailed: 'Error loading prices: {message}',
    });
  });
});
