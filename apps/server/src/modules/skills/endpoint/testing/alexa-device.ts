import { sign } from 'node:crypto';
import https from 'node:https';
import type { interfaces, Request, RequestEnvelope, Response, ResponseEnvelope } from 'ask-sdk-model';
import { chainUrl, leafKey } from '#/modules/skills/endpoint/testing/signed-requests.ts';

type Directive = interfaces.audioplayer.PlayDirective | interfaces.audioplayer.StopDirective;

export interface InteractionModel {
  readonly invocationName: string;
  readonly intents: readonly { readonly name: string; readonly samples: readonly string[] }[];
}

interface DeviceOptions {
  readonly endpoint: URL;
  /** The certificate of the endpoint. */
  readonly ca: string;
  readonly port: number;
  readonly applicationId: string;
  readonly locale: string;
  readonly model: InteractionModel;
  readonly now: () => Date;
}

/** Words that Alexa knows without the model of a skill. */
const known = new Map([
  ['stop', 'AMAZON.StopIntent'],
  ['cancel', 'AMAZON.CancelIntent'],
  ['pause', 'AMAZON.PauseIntent'],
  ['resume', 'AMAZON.ResumeIntent'],
  ['help', 'AMAZON.HelpIntent'],
  ['next', 'AMAZON.NextIntent'],
]);

/**
 * An Echo, as the types of Amazon's SDK describe it: it turns words into requests by the skill's interaction model, signs
 * them like Alexa, sends them by https, plays what the answer says, reports it, and rejects answers that break the rules.
 */
export class AlexaDevice {
  /** The address that plays. */
  playing: string | null = null;
  /** Whether it waits for an answer. */
  listens = false;
  readonly #options: DeviceOptions;
  #token = '';

  constructor(options: DeviceOptions) {
    this.#options = options;
  }

  /** Returns what Alexa says. */
  async say(words: string): Promise<string> {
    const { model } = this.#options;
    const said = words.replace(/^Alexa, /, '').replaceAll('’', "'");
    if (said === `open ${model.invocationName}`)
      return this.#speak({ ...this.#base(), type: 'LaunchRequest' });
    const asked = said.replace(`ask ${model.invocationName} `, '');
    const byModel = model.intents.find(({ samples }) => samples.includes(asked))?.name;
    const name = byModel ?? known.get(asked) ?? 'AMAZON.FallbackIntent';
    const intent = { name, confirmationStatus: 'NONE' as const };
    return this.#speak({ ...this.#base(), type: 'IntentRequest', dialogState: 'COMPLETED', intent });
  }

  async press(button: 'play' | 'pause'): Promise<void> {
    const type =
      button === 'play' ? 'PlaybackController.PlayCommandIssued' : 'PlaybackController.PauseCommandIssued';
    await this.#report({ ...this.#base(), type });
  }

  /** The stream broke off after some time. */
  async fail(offsetInMilliseconds: number): Promise<void> {
    this.playing = null;
    await this.#report({
      ...this.#base(),
      type: 'AudioPlayer.PlaybackFailed',
      token: this.#token,
      currentPlaybackState: { token: this.#token, offsetInMilliseconds, playerActivity: 'PLAYING' },
      error: { type: 'MEDIA_ERROR_SERVICE_UNAVAILABLE', message: 'gone' },
    });
  }

  /** Tells that the stream stopped after some time. */
  async stopAfter(offsetInMilliseconds: number): Promise<void> {
    const type = 'AudioPlayer.PlaybackStopped';
    await this.#report({ ...this.#base(), type, token: this.#token, offsetInMilliseconds });
  }

  #base() {
    const { locale, now } = this.#options;
    return { requestId: crypto.randomUUID(), timestamp: now().toISOString(), locale };
  }

  async #speak(request: Request): Promise<string> {
    const { outputSpeech, directives = [], shouldEndSession } = await this.#send(request, true);
    this.listens = shouldEndSession === false;
    if (this.listens && !outputSpeech) throw new Error('it waits for an answer without a question');
    await this.#obey(directives as readonly Directive[]);
    if (!outputSpeech) return '';
    if (outputSpeech.type !== 'PlainText') throw new Error(`speech of the type ${outputSpeech.type}`);
    return outputSpeech.text;
  }

  /** Nothing may be said in the answer to an event or a button. */
  async #report(request: Request): Promise<void> {
    const { outputSpeech, card, reprompt, directives = [] } = await this.#send(request, false);
    if (outputSpeech ?? card ?? reprompt) throw new Error(`the answer to ${request.type} speaks`);
    await this.#obey(directives as readonly Directive[]);
  }

  async #obey(directives: readonly Directive[]): Promise<void> {
    if (directives.length > 1) throw new Error('more than one directive');
    for (const directive of directives) {
      if (directive.type === 'AudioPlayer.Stop') this.playing = null;
      else await this.#play(directive);
    }
  }

  async #play({ audioItem, playBehavior }: interfaces.audioplayer.PlayDirective): Promise<void> {
    const { stream } = audioItem ?? {};
    if (playBehavior !== 'REPLACE_ALL' || stream?.offsetInMilliseconds !== 0 || stream.token === '')
      throw new Error('a live stream replaces what plays, and begins now');
    if (!stream.url.startsWith('https:')) throw new Error(`${stream.url} is no https address`);
    this.playing = stream.url;
    this.#token = stream.token;
    const type = 'AudioPlayer.PlaybackStarted';
    await this.#report({ ...this.#base(), type, token: stream.token, offsetInMilliseconds: 0 });
  }

  async #send(request: Request, isSpoken: boolean): Promise<Response> {
    const { applicationId } = this.#options;
    const application = { applicationId };
    const user = { userId: 'amzn1.ask.account.DEVICE' };
    const envelope: RequestEnvelope = {
      version: '1.0',
      ...(isSpoken && {
        session: { new: !this.listens, sessionId: 'amzn1.echo-api.session.1', user, application },
      }),
      context: {
        System: {
          application,
          user,
          apiEndpoint: 'https://api.eu.amazonalexa.com',
          apiAccessToken: 'secret',
        },
      },
      request,
    };
    const answer = JSON.parse(await this.#post(Buffer.from(JSON.stringify(envelope)))) as ResponseEnvelope;
    if (answer.version !== '1.0') throw new Error('the answer has no version');
    return answer.response;
  }

  #post(bytes: Buffer): Promise<string> {
    const { endpoint, ca, port } = this.#options;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const call = https.request(
      {
        host: '127.0.0.1',
        port,
        servername: endpoint.hostname,
        path: endpoint.pathname,
        ca,
        method: 'POST',
        headers: {
          host: endpoint.host,
          'content-type': 'application/json;charset=utf-8',
          'content-length': bytes.length,
          'signature-256': sign('RSA-SHA256', bytes, leafKey).toString('base64'),
          signaturecertchainurl: chainUrl,
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          if (reply.statusCode === 200) resolve(body);
          else reject(new Error(`status ${reply.statusCode}: ${body}`));
        });
      },
    );
    call.on('error', reject);
    call.end(bytes);
    return promise;
  }
}
