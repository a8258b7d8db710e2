import { fillPlaceholders } from '../site/fillPlaceholders.ts';
import type { PortalMessages } from '../schema/sharedWords.ts';
import { language } from '../site/language.ts';
import { digits } from '../language/inWords.ts';

/** What can be wrong with the portal's response, apart from a failed connection. */
type PortalFailure = 'badStatus' | 'timeout' | 'invalidJson' | 'noObject';

/** A failure that has a message in every language. */
export class PortalError extends Error {
  override name = 'PortalError';
  readonly failure: PortalFailure;
  readonly values: Readonly<Record<string, string>>;

  constructor(
    failure: PortalFailure,
    values: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(failure, { cause });
    this.failure = failure;
    this.values = values;
  }
}

/**
 * What went wrong, for visitors. Never empty: some browsers give no message for a failed
 * connection. The messages of browsers are in English, so other editions use their own.
 */
export function portalErrorMessage(error: unknown, messages: PortalMessages): string {
  if (error instanceof PortalError) {
    return digits(fillPlaceholders(messages[error.failure], error.values));
  }
  const message = language.code === 'en' && error instanceof Error ? error.message.trim() : '';
  return message === '' ? messages.unreachable : message;
}
