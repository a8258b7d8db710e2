import { phone } from '../../language/inWords.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { site } from '../../site/site.ts';
import { Link } from '../../ui/Link/Link.tsx';

/** A link that dials the hotline, if there is one. */
export function Hotline() {
  return site.supportPhone === undefined ? null : (
    <Link href={hrefOf({ outside: 'phone' })}>{phone(site.supportPhone)}</Link>
  );
}
