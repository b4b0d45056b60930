import type { SiteMessageKind } from '@unmuted/api/contract';
import type { PageContext } from '#/page/page-context.ts';

interface MessageFormProps {
  readonly page: PageContext;
  readonly kind: SiteMessageKind;
  readonly hasDedication?: boolean;
}

const lengths = { name: 80, song: 160, email: 254, text: 2_000 } as const;

/**
 * Works without the script: the server answers with the page at `#sent-request` or `#failed-request`, which shows one of
 * the sentences below the form. The script sends it without leaving the page.
 */
export function MessageForm({ page, kind, hasDedication = true }: MessageFormProps) {
  const { texts, language, endpoint } = page;
  const isRequest = kind === 'request';
  return (
    <form class="card form" method="post" action={`${endpoint}/messages`} data-message={kind}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="language" value={language} />
      <label class="pot" aria-hidden="true">
        {texts.website}
        <input name="website" tabIndex={-1} autocomplete="off" />
      </label>
      <label>
        {texts.name}
        <input name="name" required maxLength={lengths.name} autocomplete="name" />
      </label>
      {isRequest ? (
        <label>
          {texts.song}
          <input
            name="song"
            required
            maxLength={lengths.song}
            placeholder={texts.songHint}
            autocomplete="off"
          />
        </label>
      ) : (
        <label>
          {texts.email}
          <input
            name="email"
            type="email"
            required
            maxLength={lengths.email}
            placeholder={texts.emailHint}
            autocomplete="email"
          />
        </label>
      )}
      {(!isRequest || hasDedication) && (
        <label class="full">
          {isRequest ? texts.dedication : texts.message}
          <textarea
            name="text"
            rows={3}
            required={!isRequest}
            maxLength={lengths.text}
            placeholder={isRequest ? texts.dedicationHint : undefined}
          />
        </label>
      )}
      <button class="btn fill full" type="submit">
        {isRequest ? texts.sendRequest : texts.sendMessage}
      </button>
      <Answers page={page} kind={kind} />
      {page.text(page.document.privacy) !== '' && (
        <p class="full fine">
          <a href={`${page.here}privacy/`}>{texts.formPrivacy}</a>
        </p>
      )}
    </form>
  );
}

function Answers({ page, kind }: Pick<MessageFormProps, 'page' | 'kind'>) {
  const { sent, sentRequest, notSent } = page.texts.live;
  return (
    <>
      <p class="full answer" id={`sent-${kind}`}>
        {kind === 'request' ? sentRequest : sent}
      </p>
      <p class="full answer bad" id={`failed-${kind}`}>
        {notSent}
      </p>
      <p class="full said" role="status" data-answer />
    </>
  );
}
