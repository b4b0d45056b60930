import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type AlertAct, type ApiClients, unwrap } from '@unmuted/api';

const quiet = { notify: () => false };

/** What the link of a message is about. */
export const alertQuery = ({ main }: ApiClients, token: string) =>
  queryOptions({
    queryKey: ['alert', token],
    queryFn: ({ signal }) => unwrap(main.POST('/control/alerts/open', { body: { token }, signal, ...quiet })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Acknowledges or snoozes by the link of a message. */
export const actOnAlert = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (act: AlertAct) => unwrap(main.POST('/control/alerts/act', { body: act, ...quiet })),
    onSuccess: (page, { token }, _none, { client }) => client.setQueryData(['alert', token], page),
  });

/** Whom the confirmation of an email address is about. */
export const confirmationQuery = ({ main }: ApiClients, token: string) =>
  queryOptions({
    queryKey: ['alert-confirmation', token],
    queryFn: ({ signal }) =>
      unwrap(main.POST('/control/alerts/confirm', { body: { token }, signal, ...quiet })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/** Accepts or declines to be told. */
export const answerConfirmation = ({ main }: ApiClients) =>
  mutationOptions({
    mutationFn: (answer: { token: string; accept: boolean }) =>
      unwrap(main.POST('/control/alerts/answer', { body: answer, ...quiet })),
    onSuccess: (page, { token }, _none, { client }) =>
      client.setQueryData(['alert-confirmation', token], page),
  });
