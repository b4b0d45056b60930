import { createListenerEventBuffer } from '#/data/listeners/listener-event-buffer.ts';
import { defineLiveTopic } from '#/data/live/define-live-topic.ts';

export const listenersTopic = defineLiveTopic({ name: 'listeners', start: createListenerEventBuffer });
