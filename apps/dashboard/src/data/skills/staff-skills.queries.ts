import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type ApiClients,
  type SkillSettings,
  type SkillTransition,
  type StaffSkill,
  type StaffSkillDraft,
  type StaffSkillItem,
  unwrap,
} from '@unmuted/api';
import { adminDashboardKey } from '#/data/admin-dashboard/admin-dashboard.keys.ts';
import { customerKeys } from '#/data/customers/customers.queries.ts';
import { staffSkillKeys } from '#/data/skills/staff-skills.keys.ts';
import { skipInlineErrors } from '#/data/skip-inline-errors.ts';

/** Filters and page of the list of skills. */
export interface StaffSkillsParams {
  readonly search?: string | undefined;
  readonly state?: StaffSkillItem['state'] | undefined;
  readonly page: number;
  readonly pageSize: 10 | 25 | 50 | 100;
}

type SkillLocale = StaffSkillItem['voices'][number]['locale'];

const quiet = { notify: () => false };
const shown = { notify: skipInlineErrors };
const of = (id: string) => ({ path: { id } });
const versionOf = (version: number) => ({ 'If-Match': String(version) });

/** One page of skills. The previous page stays as a placeholder while this one loads. */
export const staffSkillsQuery = ({ main }: ApiClients, params: StaffSkillsParams) =>
  queryOptions({
    queryKey: staffSkillKeys.list(params),
    queryFn: ({ signal }) => {
      const { search, state, page, pageSize } = params;
      const query = { page, pageSize, ...(search && { search }), ...(state && { state }) };
      return unwrap(main.GET('/admin/alexa', { params: { query }, signal, ...quiet }));
    },
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // Skills that are not on the page have no live events here.
    refetchInterval: 60_000,
  });

/** A skill with what only staff see. */
export const staffSkillQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: staffSkillKeys.one(id),
    queryFn: ({ signal }) => unwrap(main.GET('/admin/alexa/{id}', { params: of(id), signal, ...quiet })),
    staleTime: 10_000,
    // The steps to Amazon take seconds, and are no changes of the skill.
    refetchInterval: ({ state: { data } }) => (isBeingSent(data) ? 3_000 : 60_000),
  });

const isBeingSent = (skill: StaffSkill | undefined): boolean =>
  ['upload', 'import', 'submit'].includes(skill?.amazon?.submission?.step ?? '');

/** The documents that Amazon gets. */
export const skillManifestQuery = ({ main }: ApiClients, id: string) =>
  queryOptions({
    queryKey: staffSkillKeys.manifest(id),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/alexa/{id}/manifest', { params: of(id), signal, ...quiet })),
  });

/** The names that sound like a name, the nearest first. */
export const similarNamesQuery = ({ main }: ApiClients, name: string, locale: SkillLocale) =>
  queryOptions({
    queryKey: staffSkillKeys.similar(name, locale),
    queryFn: ({ signal }) =>
      unwrap(main.GET('/admin/alexa/similar', { params: { query: { name, locale } }, signal, ...quiet })),
    enabled: name !== '',
    staleTime: 60_000,
  });

/** What `ask deploy` or the import of SMAPI takes, as a zip. */
export const readSkillPackage = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (format: 'ask' | 'smapi') =>
      unwrap(main.GET('/admin/alexa/{id}/package', { params: { ...of(id), query: { format } }, ...shown })),
  });

/** Creates a skill for a customer. */
export const createStaffSkill = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (body: StaffSkillDraft) => unwrap(main.POST('/admin/alexa', { body, ...shown })),
    onSuccess: (skill, _body, _none, { client }) => keep(client, skill),
  });

/** Saves what staff set about a skill. */
export const saveSkillSettings = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ settings, version }: { settings: SkillSettings; version: number }) =>
      unwrap(
        main.PUT('/admin/alexa/{id}', {
          params: { ...of(id), header: versionOf(version) },
          body: settings,
          ...quiet,
        }),
      ),
    onSuccess: (skill, _body, _none, { client }) => keep(client, skill),
  });

/** Moves a skill to another state. */
export const moveStaffSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: ({ transition, version }: { transition: SkillTransition; version: number }) =>
      unwrap(
        main.POST('/admin/alexa/{id}/transition', {
          params: { ...of(id), header: versionOf(version) },
          body: transition,
          ...quiet,
        }),
      ),
    onSuccess: (skill, _body, _none, { client }) => keep(client, skill),
  });

/** Has Studio send an approved skill to Amazon, in the background. */
export const sendStaffSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: (version: number) =>
      unwrap(
        main.POST('/admin/alexa/{id}/amazon', {
          params: { ...of(id), header: versionOf(version) },
          ...quiet,
        }),
      ),
    onSuccess: (skill, _body, _none, { client }) => keep(client, skill),
  });

/** Deletes a skill with its versions and statistics. */
export const deleteStaffSkill = ({ main }: ApiClients, id: string) =>
  mutationOptions({
    mutationFn: () => unwrap(main.DELETE('/admin/alexa/{id}', { params: of(id), ...quiet })),
    onSuccess: (_none, _body, _result, { client }) => reread(client),
  });

/** The dashboard counts the skills that wait, and the page of the customer lists them. */
function keep(client: QueryClient, skill: StaffSkill): void {
  client.setQueryData(staffSkillKeys.one(skill.skill.id), skill);
  reread(client);
}

function reread(client: QueryClient): void {
  for (const queryKey of [
    staffSkillKeys.lists,
    staffSkillKeys.manifests,
    adminDashboardKey,
    customerKeys.all,
  ])
    void client.invalidateQueries({ queryKey });
}
