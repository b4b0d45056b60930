import type { AppIssue, AppStepName } from '@unmuted/api/contract';
import { stepOfField } from '#/features/apps/draft/app-checks.schema.ts';
import type { FieldPlace } from '#/features/apps/draft/editor-context.ts';
import type { AppTab } from '#/features/apps/shell/app-tabs.ts';

const tabs: Readonly<Record<AppStepName, AppTab>> = {
  station: 'content',
  identity: 'store',
  look: 'look',
  content: 'content',
  listing: 'listing',
  legal: 'store',
  review: 'listing',
};

/** The step of the creation in which a field is edited. */
export const stepOfPlace = ({ field, language }: FieldPlace): AppStepName =>
  language === null ? stepOfField(field as AppIssue['field']) : 'listing';

/** The view of the page in which a field is edited. */
export const tabOfPlace = (place: FieldPlace): AppTab => tabs[stepOfPlace(place)];
