import { knownExtensions } from '../../../site/domains.ts';
import table from '#content/words/domain-prices.js';
import { domainCartLink, portalLink } from '../../../portal/links.ts';
import type { TldPrices } from '../../../portal/useTldPrices.ts';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { Badge } from '../../../ui/Badge/Badge.tsx';
import { ButtonLink } from '../../../ui/Button/Button.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import type { ParsedDomain } from '../../DomainSearch/domainName.ts';
import { DomainPriceTable } from '../DomainPriceTable/DomainPriceTable.tsx';
import { SearchNotes } from './SearchNotes.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';

interface ExtensionPricesProps {
  copy: SectionProps<typeof schema>;
  parsed: ParsedDomain;
  live: TldPrices;
}

const noName = { name: '', extension: null, ascii: { name: '', extension: null } };

/** Every extension with its prices, and with the visitor's name if there is one. */
export function ExtensionPrices({ copy, parsed, live }: ExtensionPricesProps) {
  const { name, extension: typedExtension, ascii } = parsed.kind === 'name' ? parsed : noName;
  const heading = name === '' ? copy.prices : copy.results;
  // The extension that was typed comes first.
  const extensions = [...new Set([ascii.extension ?? [], knownExtensions].flat())];
  const rows = extensions.map((extension) => {
    const isTyped = extension === ascii.extension;
    const shown = isTyped ? (typedExtension ?? extension) : extension;
    return {
      name,
      extension: shown,
      ascii: { name: ascii.name, extension },
      badge: isTyped && <Badge variant="gold">{copy.typedExtension}</Badge>,
      order: (
        <ButtonLink
          href={
            name === ''
              ? portalLink('domainRegister')
              : domainCartLink(`${ascii.name}.${extension}`)
          }
          variant={isTyped ? 'brand' : 'secondary'}
          size="s"
          wide
        >
          {copy.order} <VisuallyHidden>{`${name}.${shown}`}</VisuallyHidden>
        </ButtonLink>
      ),
    };
  });
  return (
    <Section labelledBy="extensions">
      {parsed.kind === 'name' && <SearchNotes copy={copy} changes={parsed.changes} />}
      <SectionHeading
        id="extensions"
        title={fillPlaceholders(heading.title, { name })}
        lead={heading.lead}
      />
      <DomainPriceTable copy={table} rows={rows} live={live} />
    </Section>
  );
}
