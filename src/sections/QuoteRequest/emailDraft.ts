interface MailDraft {
  subject: string;
  lines: readonly string[];
}

/** A `mailto:` URL that opens the visitor's mail app with subject and body filled in. */
export function emailDraft(mailto: string, { subject, lines }: MailDraft): string {
  // Not URLSearchParams: it encodes spaces as +, which mail apps show as a plus.
  return `${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
