import type { AlertEvent, AlertPreview, AlertTemplateDraft, AlertTemplateKey } from '@unmuted/api/contract';
import type { AlertMessage } from '#/modules/silence/alerts/channels/alert-channel.ts';
import { type ChangedTexts, wordsWith } from '#/modules/silence/alerts/templates/template-words.ts';
import { alertMessage } from '#/modules/silence/alerts/texts/alert-message.ts';
import { countParts } from '#/modules/silence/alerts/texts/sms-parts.ts';

const eventOf: Readonly<Record<AlertTemplateKey, AlertEvent>> = {
  raised: 'raised',
  reminder: 'reminder',
  acknowledged: 'acknowledged',
  recovered: 'recovered',
  short_raised: 'raised',
  short_recovered: 'recovered',
  spoken: 'raised',
  note: 'raised',
};

const station = { id: '', name: 'Radio Aurora', timeZone: 'Europe/Dublin' };
const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

interface Invented {
  readonly draft: AlertTemplateDraft;
  /** The other texts of the language that staff changed. */
  readonly saved: ChangedTexts;
  readonly now: Date;
  readonly publicUrl: string;
}

/** The message about an invented incident, of the event that the template is for. */
export function inventedMessage({ draft, saved, now, publicUrl }: Invented): AlertMessage {
  const event = eventOf[draft.key];
  const words = wordsWith(draft.locale, { ...saved, [draft.key]: draft.text });
  const hasLink = event === 'raised' || event === 'reminder';
  return alertMessage(
    {
      id: '',
      event,
      locale: draft.locale,
      station,
      policy: null,
      incident: {
        id: '',
        kind: 'silent',
        startedAt: ago(now, 6),
        endedAt: event === 'recovered' ? ago(now, 1) : null,
        lowestDb: -72.4,
        listeners: 137,
        isTest: false,
        acknowledgedBy: event === 'acknowledged' ? 'Maeve O’Brien' : null,
      },
      // As long as a link that works.
      actUrl: hasLink ? `${publicUrl}/alert#token=${'x'.repeat(22)}` : null,
      pageUrl: publicUrl,
      code: null,
      now,
    },
    words,
  );
}

export function toPreview({ title, lines, short: text, spoken }: AlertMessage): AlertPreview {
  const { parts, isGsm } = countParts(text);
  return { title, lines: [...lines], short: { text, parts, isGsm }, spoken };
}
