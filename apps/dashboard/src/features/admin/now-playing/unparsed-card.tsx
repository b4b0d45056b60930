import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NowPlayingFleet, SavedFleetRules } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { Card, CardBody, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { BanIcon, CheckIcon, PencilIcon } from '@unmuted/ui/icons';
import { ignoresText } from '#/features/admin/now-playing/ignores-text.ts';
import { useFormats } from '#/i18n/use-formats.ts';

export interface UnparsedCardProps {
  unparsed: NowPlayingFleet['unparsed'];
  /** The stored rules; undefined until they are loaded. */
  rules: SavedFleetRules | undefined;
  /** Opens the rules of all stations with a new entry for the text. */
  onAdd: (to: 'ignore' | 'rules', raw: string) => void;
}

/** The most frequent texts in which no song was found. */
export function UnparsedCard({ unparsed, rules, onAdd }: UnparsedCardProps) {
  const { t } = useLingui();
  return (
    <Card asChild>
      <section aria-label={t`Texts without a song`}>
        <CardHeader
          className="pb-4"
          description={<Trans>The most frequent ones of the last 24 hours, of all stations</Trans>}
          title={<Trans>Texts without a song</Trans>}
        />
        {unparsed.length === 0 ? (
          <CardBody>
            <EmptyState
              description={<Trans>A song, ad, jingle or station name was found in every text.</Trans>}
              title={<Trans>No texts without a song</Trans>}
            />
          </CardBody>
        ) : (
          <ul>
            {unparsed.map((text) => (
              <UnparsedText
                ignoredBy={rules?.ignore.find((entry) => ignoresText(entry, text.raw))}
                key={text.raw}
                onAdd={onAdd}
                text={text}
              />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

interface UnparsedTextProps extends Pick<UnparsedCardProps, 'onAdd'> {
  text: NowPlayingFleet['unparsed'][number];
  ignoredBy: string | undefined;
}

function UnparsedText({ text: { raw, texts, stations }, ignoredBy, onAdd }: UnparsedTextProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const times = formats.number(texts);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border-soft px-(--card-pad) py-3">
      <div className="min-w-48 flex-1">
        <p className="font-mono text-13 wrap-anywhere">
          <bdi>{raw}</bdi>
        </p>
        <p className="text-13 text-fg-muted">
          <Trans>
            {times}× on <Plural one="# station" other="# stations" value={stations} />
          </Trans>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {ignoredBy === undefined ? (
          <Button aria-label={t`Ignore everywhere: ${raw}`} onClick={() => onAdd('ignore', raw)} size="sm">
            <BanIcon />
            <Trans>Ignore everywhere</Trans>
          </Button>
        ) : (
          <span className="inline-flex items-center gap-1.5 px-2 text-13 text-fg-muted">
            <CheckIcon className="size-4 flex-none text-live-text" />
            <Trans>Ignored everywhere</Trans>
          </span>
        )}
        <Button aria-label={t`Make a rule everywhere: ${raw}`} onClick={() => onAdd('rules', raw)} size="sm">
          <PencilIcon />
          <Trans>Make a rule everywhere</Trans>
        </Button>
      </div>
    </li>
  );
}
