import { describe, expect, it } from 'vitest';
import { homePricesFailedText, messageOf, productsFailedText } from './errors.ts';

describe('error texts', () => {
  it('read as the specification says', () => {
    expect(productsFailedText('HTTP error! Status: 503')).toBe(
      'Error loading product data: HTTP error! Status: 503',
    );
    expect(homePricesFailedText('Failed to fetch')).toBe('Error loading prices: Failed to fetch');
  });

  it('insert a message literally, whatever characters it contains', () => {
    expect(productsFailedText('$& {message} $1')).toBe(
      'Error loading product data: $& {message} $1',
    );
  });
});

describe('messageOf', () => {
  it.each<[unknown, string]>([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new TypeError(''), 'The portal could not be reached'],
    ['text', 'The portal could not be reached'],
    [undefined, 'The portal could not be reached'],
  ])('of %s is %s', (error, message) => {
    expect(messageOf(error)).toBe(message);
  });
});
