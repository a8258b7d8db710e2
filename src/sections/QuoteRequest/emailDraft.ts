interface MailDraft {
  subject: string;
  lines: readonly string[];
}

/** A mailto: address that opens the visitor's mail program with subject and text filled in. */
export function emailDraft(mailto: string, { subject, lines }: MailDraft): string {
  // Spaces as %20: URLSearchParams would write +, which mail programs show as a plus.
  return `${mailto}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
