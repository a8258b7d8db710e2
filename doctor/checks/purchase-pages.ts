import type { Reply } from '../ask.ts';
import { goodOf, ok, problem, warning } from '../finding.ts';
import type { Check, Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { nameOf } from '../wanted.ts';

/** A purchase link that was opened, or left because there were too many. */
export interface OpenedLink {
  url: string;
  id: number;
  reply: Reply | 'left out';
}

/** Each purchase link answers. */
export function checkPurchasePages(opened: readonly OpenedLink[]): Check {
  const findings = opened.map(judge);
  return {
    id: 'purchase-pages',
    title: 'Purchase pages',
    summary: `${goodOf(findings)} purchase pages answer`,
    findings,
  };
}

function judge({ url, id, reply }: OpenedLink): Finding {
  const subject = nameOf(id);
  if (reply === 'left out') return warning(subject, 'was not opened: there are too many links');
  if (reply.kind === 'failure') return problem(subject, `${quote(url)}: ${reply.message}`);
  if (reply.status >= 400) {
    return problem(subject, `${quote(url)} answers with status ${reply.status}`);
  }
  const location = reply.headers.get('location');
  const next = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
  // A cart leads on to its next step; to another host it leads only by mistake.
  return next === null || next.host === new URL(url).host
    ? ok(subject, `answers with status ${reply.status}`)
    : warning(subject, `leads on to ${quote(next.host)}`);
}
