interface MailDraft {
  subject: string;
  lines: readonly string[];
}

/** A `mailto:` URL that opens the visitor's mail app with subject and body filled in. */
export function emailDraft(mailto: string, { subject, lines }: MailDraft): string {
  return `${mailto}?subject=${encoded(subject)}&body=${encoded(lines.join('\r\n'))}`;
}

function encoded(text: string): string {
  // Half a surrogate pair, which a length limit can leave behind, can't be encoded.
  const wellFormed = text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
  // Not URLSearchParams: it encodes spaces as +, which mail apps show as a plus.
  return encodeURIComponent(wellFormed);
}
