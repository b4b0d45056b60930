import type { AlertEvent, AlertTemplateVariable, Locale } from '@unmuted/api/contract';
import type { AlertMessage, MessageIncident } from '#/modules/silence/alerts/channels/alert-channel.ts';
import type { AlertWords } from '#/modules/silence/alerts/texts/alert-words.ts';
import { fillTemplate } from '#/modules/silence/alerts/texts/fill-template.ts';
import { fitText } from '#/modules/silence/alerts/texts/fit-text.ts';

/** What a message is about. */
export interface AlertFacts {
  readonly id: string;
  readonly event: AlertEvent;
  readonly locale: Locale;
  /** Null for a test or a code of a recipient of a policy. */
  readonly station: { readonly id: string; readonly name: string; readonly timeZone: string } | null;
  /** Null for a recipient of a station. `all`: of a message about all of its stations at once. */
  readonly policy: {
    readonly name: string;
    readonly all: { readonly stations: number; readonly isOver: boolean } | null;
  } | null;
  readonly incident: (MessageIncident & { readonly acknowledgedBy: string | null }) | null;
  /** Acknowledges or snoozes; null for a message without a link. */
  readonly actUrl: string | null;
  readonly pageUrl: string;
  /** Confirms a telephone number; null for other messages. */
  readonly code: string | null;
  readonly now: Date;
}

/** `words`: those of the locale. */
export function alertMessage(facts: AlertFacts, words: AlertWords): AlertMessage {
  const { id, event, locale, station, incident, actUrl, pageUrl, code } = facts;
  const title = titleOf(facts, words);
  return {
    id,
    event,
    locale,
    isOver: toldAs(facts) === 'recovered',
    subject: subjectOf(facts),
    station: station && { id: station.id, name: station.name },
    incident: incident && withoutPerson(incident),
    title,
    lines: linesOf(facts, words),
    act: actUrl === null ? null : { label: words.act, url: actUrl },
    page: { label: words.page, url: pageUrl },
    short: shortOf(facts, words),
    spoken:
      code === null
        ? [ended(title), fillTemplate(words.spokenEnd, valuesOf(facts, words))].join(' ').trim()
        : fillTemplate(words.spokenCode, { code: [...code].join(', ') }),
  };
}

const ended = (sentence: string) => (/[.!?…。！？]$/.test(sentence) ? sentence : `${sentence}.`);

const withoutPerson = ({ acknowledgedBy: _by, ...incident }: NonNullable<AlertFacts['incident']>) => incident;

/** What a message is about, in few words. */
const subjectOf = ({ station, policy }: AlertFacts): string =>
  (policy && (policy.all || !station) ? policy.name : station?.name) ?? '';

/** A message that is sent again after the end of its incident tells the end. */
function toldAs({ event, incident, policy }: AlertFacts): AlertEvent {
  const isOver = policy?.all ? policy.all.isOver : incident?.endedAt;
  return isOver && event !== 'acknowledged' ? 'recovered' : event;
}

/** The variables of templates; one without a value is empty. */
function valuesOf(facts: AlertFacts, words: AlertWords): Readonly<Record<AlertTemplateVariable, string>> {
  const { station, incident, locale, now } = facts;
  const name = subjectOf(facts);
  const zone = station?.timeZone ?? 'UTC';
  if (incident === null)
    return { station: name, kind: '', time: '', zone, listeners: '', level: '', minutes: '' };
  const { kind, startedAt, endedAt, lowestDb, listeners } = incident;
  const passedMs = (endedAt ?? now).getTime() - startedAt.getTime();
  return {
    station: name,
    kind: words.kinds[kind],
    time: timeOf(startedAt, locale, zone),
    zone,
    listeners: listeners === null ? '' : figure(locale, listeners),
    level: lowestDb === null ? '' : figure(locale, lowestDb, 1),
    minutes: figure(locale, Math.max(1, passedMs / minuteMs)),
  };
}

function titleOf(facts: AlertFacts, words: AlertWords): string {
  const { incident } = facts;
  if (incident === null) return fillTemplate(words.test, { station: subjectOf(facts) });
  const told = toldAs(facts);
  const template = told === 'test' || told === 'confirm' ? words.raised : words[told];
  const title = fillTemplate(template, valuesOf(facts, words));
  return incident.isTest ? words.testMark + title : title;
}

function linesOf(facts: AlertFacts, words: AlertWords): string[] {
  const { incident, station, policy, locale } = facts;
  if (incident === null) return [policy ? words.testPolicy : words.testLine];
  const { startedAt, endedAt, lowestDb, listeners, isTest, acknowledgedBy } = incident;
  const zone = station?.timeZone ?? 'UTC';
  const at = (moment: Date) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
      moment,
    );
  const values = valuesOf(facts, words);
  return [
    ...(isTest ? [words.testIncident] : []),
    ...(policy?.all
      ? [
          fillTemplate(allTemplate(policy.all, words), {
            count: figure(locale, policy.all.stations),
            policy: policy.name,
            station: station?.name ?? '',
          }),
        ]
      : []),
    endedAt === null
      ? fillTemplate(words.since, { time: at(startedAt), zone })
      : fillTemplate(words.lasted, { time: at(startedAt), end: at(endedAt), zone }),
    ...(lowestDb === null ? [] : [fillTemplate(words.lowest, { db: values.level })]),
    ...(listeners === null ? [] : [fillTemplate(words.listeners, { count: values.listeners })]),
    ...(acknowledgedBy === null ? [] : [fillTemplate(words.acknowledgedBy, { name: acknowledgedBy })]),
    fillTemplate(words.note, values),
  ].filter((line) => line !== '');
}

type All = NonNullable<NonNullable<AlertFacts['policy']>['all']>;

/** A policy with one station names it. */
const allTemplate = ({ stations, isOver }: All, words: AlertWords): string =>
  stations === 1 ? '{station}' : isOver ? words.notAll : words.all;

function shortOf(facts: AlertFacts, words: AlertWords): string {
  const { incident, actUrl, code } = facts;
  if (code !== null) return fillTemplate(words.code, { code });
  const values = { ...valuesOf(facts, words), station: '{name}' };
  const subject = subjectOf(facts);
  if (incident === null) return fitText(fillTemplate(words.test, values), subject);
  const template = toldAs(facts) === 'recovered' ? words.shortRecovered : words.shortRaised;
  const text = (incident.isTest ? words.testMark : '') + fillTemplate(template, values);
  const note = fillTemplate(words.note, values);
  return fitText(text + (actUrl === null ? '' : ` ${actUrl}`), subject, note === '' ? '' : `\n${note}`);
}

const minuteMs = 60_000;

const figure = (locale: Locale, value: number, digits = 0) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);

const timeOf = (moment: Date, locale: Locale, timeZone: string) =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );
