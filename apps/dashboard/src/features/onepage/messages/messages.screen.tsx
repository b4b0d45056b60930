import { useLingui } from '@lingui/react';
import { Plural, Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { limits, type SiteMessageList } from '@unmuted/api';
import { Accordion } from '@unmuted/ui/accordion';
import { Button } from '@unmuted/ui/button';
import { Card, CardHeader } from '@unmuted/ui/card';
import { EmptyState } from '@unmuted/ui/empty-state';
import { Pagination } from '@unmuted/ui/pagination';
import { Segmented } from '@unmuted/ui/segmented';
import { Switch } from '@unmuted/ui/switch';
import { useToast } from '@unmuted/ui/toast';
import { useId, useState } from 'react';
import { QueryContent } from '#/components/query-content/query-content.tsx';
import { RowsSkeleton } from '#/components/rows-skeleton/rows-skeleton.tsx';
import { siteMessageActs, siteMessagesQuery } from '#/data/sites/site-messages.queries.ts';
import { MessageRow } from '#/features/onepage/messages/message-row.tsx';
import {
  type SiteMessagesSearch,
  siteMessagesParams,
  siteMessagesSearch,
} from '#/features/onepage/messages/messages.search.ts';
import { SiteLink } from '#/features/onepage/shell/site-link.tsx';
import { useSite } from '#/features/onepage/shell/use-site.ts';
import { errorText } from '#/i18n/notice.messages.ts';
import { useFormats } from '#/i18n/use-formats.ts';
import { dropDefaults, pageSizes } from '#/lib/list.search.ts';
import { useLastPage } from '#/lib/use-last-page.ts';

const route = getRouteApi('/_customer/onepage/$username/requests');

/** `/onepage/{username}/requests`: what visitors sent by the forms of a site. */
export function SiteMessagesScreen() {
  const { api, username } = useSite();
  const search = route.useSearch({ select: siteMessagesSearch, structuralSharing: true });
  const navigate = useNavigate({ from: '/onepage/$username/requests' });
  const params = siteMessagesParams(search);
  const query = useQuery(siteMessagesQuery(api, username, params));
  const titleId = useId();
  const most = useFormats().number(limits.siteMessages);
  const change = (part: SiteMessagesSearch, isStep = false) =>
    void navigate({
      search: (previous) => dropDefaults({ ...previous, ...part }),
      replace: !isStep,
      resetScroll: false,
    });
  const { data, isPlaceholderData } = query;
  const found = data && !isPlaceholderData ? { total: data.total, rows: data.items.length } : undefined;
  useLastPage(found, params, (page) => change({ page }));
  const isFiltered = search.form !== undefined || search.unread !== undefined;
  return (
    <Card asChild>
      <section aria-labelledby={titleId}>
        <CardHeader
          actions={data && data.unread > 0 && <ReadAll />}
          description={<Trans>Deleted after a year, or when there are more than {most}.</Trans>}
          title={
            <span id={titleId}>
              {data ? (
                <Plural
                  _0="No unread messages"
                  one="# unread message"
                  other="# unread messages"
                  value={data.unread}
                />
              ) : (
                <Trans>Requests and messages</Trans>
              )}
            </span>
          }
        />
        <Filters onChange={(part) => change({ ...part, page: undefined })} search={search} />
        <QueryContent
          failedTitle={<Trans>Couldn’t load the messages</Trans>}
          query={query}
          skeleton={<RowsSkeleton count={5} />}
        >
          {(list) =>
            list.total === 0 ? (
              <Nothing
                isFiltered={isFiltered}
                onReset={() => change({ form: undefined, unread: undefined, page: undefined })}
              />
            ) : (
              <Messages list={list} onChange={change} />
            )
          }
        </QueryContent>
      </section>
    </Card>
  );
}

interface FiltersProps {
  search: SiteMessagesSearch;
  onChange: (part: SiteMessagesSearch) => void;
}

function Filters({ search: { form, unread }, onChange }: FiltersProps) {
  const { t } = useMacro();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-(--card-pad) py-3">
      <Segmented
        aria-label={t`Kind of messages`}
        onValueChange={(next) => onChange({ form: next === 'all' ? undefined : next })}
        options={[
          { value: 'all', label: t({ message: 'All', context: 'messages' }) },
          { value: 'request', label: t`Song requests` },
          { value: 'contact', label: t`Messages` },
        ]}
        value={form ?? 'all'}
      />
      <Switch
        checked={unread === true}
        label={t`Unread only`}
        onChange={({ target }) => onChange({ unread: target.checked ? true : undefined })}
      />
    </div>
  );
}

interface MessagesProps {
  list: SiteMessageList;
  onChange: (part: SiteMessagesSearch, isStep?: boolean) => void;
}

/** Opening an unread message marks it as read. */
function Messages({ list: { items, total, page, pageSize }, onChange }: MessagesProps) {
  const { api, username } = useSite();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { mutate } = useMutation(siteMessageActs(api, username).mark);
  const show = (next: readonly string[]) => {
    const opened = next.find((id) => !open.includes(id));
    if (items.some(({ id, readAt }) => id === opened && readAt === null) && opened !== undefined)
      mutate({ id: opened, isRead: true });
    setOpen(next);
  };
  return (
    <>
      <Accordion className="border-t border-border-soft" level={3} onValueChange={show} value={open}>
        {items.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </Accordion>
      <Pagination
        className="border-t border-border-soft px-(--card-pad) py-3"
        onPageChange={(next) => onChange({ page: next }, true)}
        onPageSizeChange={(size) => onChange({ size: pageSizes.find((each) => each === size) })}
        page={page}
        pageSize={pageSize}
        pageSizes={pageSizes}
        total={total}
      />
    </>
  );
}

function ReadAll() {
  const { i18n } = useLingui();
  const { api, username } = useSite();
  const toasts = useToast();
  const { mutate, isPending } = useMutation(siteMessageActs(api, username).readAll);
  const start = () =>
    mutate(undefined, { onError: (error) => toasts.show({ tone: 'danger', title: errorText(i18n, error) }) });
  return (
    <Button loading={isPending} onClick={start} size="sm">
      <Trans>Mark all as read</Trans>
    </Button>
  );
}

function Nothing({ isFiltered, onReset }: { isFiltered: boolean; onReset: () => void }) {
  if (isFiltered)
    return (
      <EmptyState
        action={
          <Button onClick={onReset} size="sm">
            <Trans>Show all messages</Trans>
          </Button>
        }
        className="py-8"
        title={<Trans>No message matches the filter</Trans>}
      />
    );
  return (
    <EmptyState
      action={
        <Button asChild variant="secondary">
          <SiteLink page="editor">
            <Trans>Go to the editor</Trans>
          </SiteLink>
        </Button>
      }
      className="py-8"
      description={
        <Trans>
          They appear here when visitors use a form of the site. Add the section “Requests” or a contact form.
        </Trans>
      }
      title={<Trans>No messages yet</Trans>}
    />
  );
}
