import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SiteChecks } from '@unmuted/api';
import { Button } from '@unmuted/ui/button';
import { CircleCheckIcon, TriangleAlertIcon } from '@unmuted/ui/icons';
import { formatBytes } from '@unmuted/ui/quantity';
import type { ReactNode } from 'react';
import { checkSiteLinks, siteChecksQuery } from '#/data/sites/sites.queries.ts';
import { useEditor } from '#/features/onepage/editor/editor-context.ts';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorText } from '#/i18n/notice.messages.ts';

type Problem = SiteChecks['problems'][number];
type Code = Problem['code'];

/** Those with a cell or an alert of their own. */
const shownElsewhere: readonly Code[] = ['stream_missing', 'stream_insecure', 'alt_missing'];

/** What the checks of the saved draft found, below the editor. */
export function ChecksBar({ onFix }: { onFix: (problem: Problem) => void }) {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const { site } = useEditor();
  const { data, error, refetch, isFetching } = useQuery(siteChecksQuery(api, username, site.version));
  if (!data)
    return error ? (
      <div className="flex flex-wrap items-center gap-3 border-t border-border px-4 py-3 text-13 md:px-5">
        <span className="text-danger-text">
          <Trans>Couldn’t check the site:</Trans> {errorText(i18n, error)}
        </span>
        <Button loading={isFetching} onClick={() => void refetch()} size="sm">
          <Trans>Try again</Trans>
        </Button>
      </div>
    ) : (
      <div className="min-h-13 border-t border-border" />
    );
  const { problems, contrast, weight, pictures } = data;
  const isReadable = Math.min(contrast.light, contrast.dark) >= 4.5;
  const alts = problems.filter(({ code }) => code === 'alt_missing');
  const missing = alts.reduce((sum, { count }) => sum + count, 0);
  const size = formatBytes(i18n.locale, weight.bytes);
  return (
    <div className="grid border-t border-border text-13 font-medium md:grid-cols-2 lg:grid-cols-4">
      <Cell isGood={isReadable}>
        {isReadable ? <Trans>Text is readable in both themes</Trans> : <Trans>Text is hard to read</Trans>}
      </Cell>
      <LinksCell links={data.links} />
      <Cell action={alts[0] && <Fix onFix={onFix} problem={alts[0]} />} isGood={missing === 0}>
        {missing > 0 ? (
          <Plural one="# picture without text" other="# pictures without text" value={missing} />
        ) : pictures === 0 ? (
          <Trans>No pictures of your own</Trans>
        ) : (
          <Trans>Every picture has a text</Trans>
        )}
      </Cell>
      <Cell isGood>
        <Plural one={`${size} in # request`} other={`${size} in # requests`} value={weight.requests} />
      </Cell>
      {problems
        .filter(({ code }) => !shownElsewhere.includes(code))
        .map((problem) => (
          <Cell
            action={problem.sectionId !== null && <Fix onFix={onFix} problem={problem} />}
            isGood={false}
            key={`${problem.code} ${problem.sectionId} ${problem.language}`}
          >
            <ProblemText {...problem} />
          </Cell>
        ))}
    </div>
  );
}

function ProblemText({ code, count, language }: Problem) {
  switch (code) {
    case 'section_empty':
      return <Trans>A section has no content</Trans>;
    case 'translation_missing':
      return (
        <>
          <Plural one="# text not translated" other="# texts not translated" value={count} />
          {language && ` (${language.toUpperCase()})`}
        </>
      );
    case 'link_missing':
      return <Plural one="# link without an address" other="# links without an address" value={count} />;
    case 'code_not_allowed':
      return <Trans>Your provider doesn’t allow custom code: the page leaves the section out</Trans>;
    case 'privacy_missing':
      return <Trans>A form, but no privacy notice. Write one in the settings.</Trans>;
    default:
      return null;
  }
}

function Fix({ problem, onFix }: { problem: Problem; onFix: (problem: Problem) => void }) {
  const { canEdit } = useEditor();
  if (!canEdit) return null;
  return (
    <Button onClick={() => onFix(problem)} size="sm" variant="ghost">
      <Trans>Fix</Trans>
    </Button>
  );
}

/** Links are requested on demand: it takes a while and bothers other servers. */
function LinksCell({ links }: { links: number }) {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const { canEdit } = useEditor();
  const { mutate, data, error, isPending } = useMutation(checkSiteLinks(api, username));
  const { broken = [], checked = 0 } = data ?? {};
  return (
    <Cell
      action={
        canEdit &&
        links > 0 && (
          <Button loading={isPending} onClick={() => mutate()} size="sm" variant="ghost">
            <Trans>Check links</Trans>
          </Button>
        )
      }
      isGood={error ? false : broken.length === 0}
    >
      <span role="status">
        {error ? (
          errorText(i18n, error)
        ) : !data ? (
          <Plural one="# link" other="# links" value={links} />
        ) : broken.length === 0 ? (
          <Trans>No broken link, {checked} checked</Trans>
        ) : (
          <Plural one="# broken link" other="# broken links" value={broken.length} />
        )}
      </span>
      {broken.length > 0 && (
        <ul className="mt-1 grid gap-1 font-normal text-fg">
          {broken.map(({ link, sectionId, status }) => (
            <li className="wrap-anywhere" key={`${sectionId} ${link}`}>
              <bdi dir="ltr">{link}</bdi> {status === null ? <Trans>(no answer)</Trans> : `(${status})`}
            </li>
          ))}
        </ul>
      )}
    </Cell>
  );
}

function Cell({ isGood, action, children }: { isGood: boolean; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-13 items-center gap-2 border-border px-4 py-2 not-first:border-t md:px-5 lg:border-s lg:nth-[-n+4]:border-t-0 lg:nth-[4n+1]:border-s-0">
      {isGood ? (
        <CircleCheckIcon className="flex-none text-live-text" />
      ) : (
        <TriangleAlertIcon className="flex-none text-silent-text" />
      )}
      <div className={`min-w-0 flex-1 ${isGood ? 'text-live-text' : 'text-silent-text'}`}>{children}</div>
      {action}
    </div>
  );
}
