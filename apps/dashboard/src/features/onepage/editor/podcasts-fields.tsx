import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { limits, type SiteFeedReport, type SiteSectionOf } from '@unmuted/api';
import { Alert } from '@unmuted/ui/alert';
import { Button } from '@unmuted/ui/button';
import { Field } from '@unmuted/ui/field';
import { NativeSelect } from '@unmuted/ui/native-select';
import { checkSiteFeed } from '#/data/sites/sites.queries.ts';
import { useEditor, useSectionEdit } from '#/features/onepage/editor/editor-context.ts';
import { FieldGroup, LinkField } from '#/features/onepage/editor/fields.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorText } from '#/i18n/notice.messages.ts';

const counts = Array.from({ length: limits.siteEpisodes }, (_, index) => index + 1);

export function PodcastsFields({ section }: { section: SiteSectionOf<'podcasts'> }) {
  const { canEdit } = useEditor();
  const { pointer, edit } = useSectionEdit(section);
  return (
    <FieldGroup>
      <LinkField
        hint={<Trans>The RSS address that podcast apps use. Episodes open at their own page.</Trans>}
        label={<Trans>Address of the feed</Trans>}
        onChange={(feed) => edit({ feed })}
        pointer={`${pointer}/feed`}
        value={section.feed}
      />
      <FeedCheck feed={section.feed} key={section.feed} />
      <Field label={<Trans>Number of episodes</Trans>}>
        <NativeSelect
          disabled={!canEdit}
          onChange={({ currentTarget }) => edit({ count: Number(currentTarget.value) })}
          value={section.count}
        >
          {counts.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FieldGroup>
  );
}

/** Feeds are read every hour by themselves; this reads one now. */
function FeedCheck({ feed }: { feed: string }) {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const { canEdit } = useEditor();
  const { mutate, data, error, isPending } = useMutation(checkSiteFeed(api, username));
  return (
    <div className="grid gap-3">
      {canEdit && (
        <Button
          className="justify-self-start"
          disabled={!/^https?:\/\/./.test(feed)}
          loading={isPending}
          onClick={() => mutate(feed)}
          size="sm"
        >
          <Trans>Check feed</Trans>
        </Button>
      )}
      {error && (
        <Alert title={<Trans>Couldn’t check the feed</Trans>} tone="danger">
          {errorText(i18n, error)}
        </Alert>
      )}
      {data && (data.problem === null ? <Found report={data} /> : <NotFound report={data} />)}
    </div>
  );
}

function Found({ report: { title, episodes, latest } }: { report: SiteFeedReport }) {
  const { i18n } = useLingui();
  const date = latest?.publishedAt && i18n.date(new Date(latest.publishedAt), { dateStyle: 'medium' });
  return (
    <Alert title={<bdi>{title}</bdi>} tone="success">
      <p>
        {episodes === limits.siteEpisodes ? (
          <Trans>The latest {episodes} episodes can be shown.</Trans>
        ) : (
          <Plural one="# episode can be shown." other="# episodes can be shown." value={episodes} />
        )}
      </p>
      {latest && (
        <p className="wrap-anywhere">
          <bdi>{latest.title}</bdi>
          {date && ` · ${date}`}
        </p>
      )}
    </Alert>
  );
}

function NotFound({ report }: { report: SiteFeedReport }) {
  return (
    <Alert title={<Trans>The feed has nothing to show</Trans>} tone="warning">
      <FeedProblem {...report} />
    </Alert>
  );
}

function FeedProblem({ problem, status }: SiteFeedReport) {
  switch (problem) {
    case 'unreachable':
      return <Trans>Nothing answers at this address, or it is not public.</Trans>;
    case 'refused':
      return <Trans>The server answers with an error ({status}).</Trans>;
    case 'too_large':
      return (
        <Trans>
          The feed is larger than 2 MB. Ask your podcast host for a feed with the latest episodes.
        </Trans>
      );
    case 'not_feed':
      return <Trans>The address leads to something else than an RSS feed, perhaps to a page.</Trans>;
    case 'no_episodes':
      return <Trans>No episode has audio at an https:// address.</Trans>;
    case null:
      return null;
  }
}
