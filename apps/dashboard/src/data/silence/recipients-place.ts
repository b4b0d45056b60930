import type { UseMutationOptions, UseQueryResult } from '@tanstack/react-query';
import type {
  AlertReceipt,
  CreatedRecipient,
  RecipientChange,
  RecipientDraft,
  SilenceRecipient,
  SilenceRecipientList,
} from '@unmuted/api';

/** A change of a recipient and the version it is based on. */
export interface RecipientSave {
  recipientId: string;
  change: RecipientChange;
  version: number;
}

/** The calls about the recipients of one place. */
export interface RecipientCalls {
  /** Returns the secret of a webhook once. */
  readonly create: UseMutationOptions<CreatedRecipient, Error, RecipientDraft>;
  readonly update: UseMutationOptions<CreatedRecipient, Error, RecipientSave>;
  readonly remove: UseMutationOptions<undefined, Error, string>;
  /** Confirms a telephone number. */
  readonly verify: UseMutationOptions<SilenceRecipient, Error, { recipientId: string; code: string }>;
  /** Sends a test message, or the confirmation again. */
  readonly test: UseMutationOptions<AlertReceipt, Error, string>;
}

/** Where recipients belong to: a station of a customer, or a policy of the team. */
export interface RecipientsPlace {
  readonly calls: RecipientCalls;
  readonly list: Pick<UseQueryResult<SilenceRecipientList>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The first value for a new recipient. */
  readonly timeZone: string;
  /** The recipients can't be changed. */
  readonly isFixed: boolean;
}
