import type { Product, StreamingService } from '@unmuted/api/contract';
import { auroraApps, type DemoApp } from '#/composition/seed/demo-apps.ts';
import { auroraSites, type DemoSite, meadowSites } from '#/composition/seed/demo-sites.ts';
import { auroraSkills, type DemoSkill } from '#/composition/seed/demo-skills.ts';

/** Fictional stations and people, with names that do not exist. */
export const demoPassword = 'studio-demo-1';

export const demoStationIds = {
  aurora: '00000000-0000-7000-8000-0000000000a1',
  harbourRock: '00000000-0000-7000-8000-0000000000a2',
  oldPier: '00000000-0000-7000-8000-0000000000a3',
} as const;

/** Credentials that the demo's TuneIn accepts. */
export const demoTuneInPartners = [
  { partnerId: 'Aur0ra', partnerKey: 'demo-air-7f2c', stations: ['s304112', 's304113'] },
];

/** The address of the demo's external station until its server runs. */
export const demoStationUrl = 'http://127.0.0.1:8000/stream';

export const demoAdmins = [
  {
    username: 'admin',
    name: 'Tomás Reyes',
    role: 'admin',
    title: 'Operations',
    email: 'admin@studio.test',
    locale: 'en',
    timezone: 'Europe/Madrid',
  },
  {
    username: 'superadmin',
    name: 'Ines Halloran',
    role: 'superadmin',
    title: 'Head of platform',
    email: 'superadmin@studio.test',
    locale: 'en',
    timezone: 'Europe/London',
  },
] as const;

export interface DemoCast {
  readonly username: string;
  readonly name: string;
  readonly plan: string;
  readonly status: Product['status'];
  readonly listenerLimit: number;
  readonly streamsLimit: number;
  /** In kbit/s per stream. */
  readonly bitrateLimit: number;
  /** In kbit/s, the primary first; defaults to one stream of 64. */
  readonly bitrates?: readonly number[];
  readonly renewsInDays: number;
  /** Set for a suspended cast. */
  readonly suspension?: { readonly reason: string; readonly days: number };
  /** Time since the last source left; undefined for a cast reported by the engine. */
  readonly offSinceMin?: number;
}

/** A station on a cast of the customer, or on a stream that is hosted elsewhere. */
interface DemoStation {
  /** Of the station and of its service; the same in every installation. */
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly renewsInDays: number;
  readonly castUsername?: string;
  readonly stream?: Pick<StreamingService, 'mount' | 'sid'> & {
    readonly type: Exclude<StreamingService['type'], 'cast'>;
    readonly url: string;
  };
}

export interface DemoCustomer {
  /** The same in every installation, so that addresses of the demo work anywhere. */
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly country: string;
  readonly locale: 'en';
  readonly timezone: string;
  readonly casts: readonly DemoCast[];
  readonly stations: readonly DemoStation[];
  readonly onePages: readonly DemoSite[];
  readonly skills: readonly DemoSkill[];
  readonly apps: readonly DemoApp[];
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: '01990000-0000-7000-8000-000000000001',
    email: 'owner@studio.test',
    firstName: 'Maeve',
    lastName: 'O’Brien',
    company: 'Aurora Media',
    country: 'IE',
    locale: 'en',
    timezone: 'Europe/Dublin',
    casts: [
      {
        username: 'aurora',
        name: 'Radio Aurora',
        plan: 'Cast 500',
        status: 'active',
        listenerLimit: 500,
        streamsLimit: 3,
        bitrateLimit: 320,
        bitrates: [64, 32],
        renewsInDays: 73,
      },
      {
        username: 'atlantic',
        name: 'Atlantic Talk',
        plan: 'Cast 250',
        status: 'active',
        listenerLimit: 250,
        streamsLimit: 2,
        bitrateLimit: 192,
        renewsInDays: 73,
      },
      {
        username: 'harbour',
        name: 'Harbour Sessions',
        plan: 'Cast 250',
        status: 'active',
        listenerLimit: 250,
        streamsLimit: 2,
        bitrateLimit: 192,
        renewsInDays: 21,
        offSinceMin: 12,
      },
      {
        username: 'nightfall',
        name: 'Nightfall FM',
        plan: 'Cast 100',
        status: 'active',
        listenerLimit: 100,
        streamsLimit: 1,
        bitrateLimit: 128,
        renewsInDays: 28,
      },
      {
        username: 'tidewater',
        name: 'Tidewater',
        plan: 'Cast 100',
        status: 'suspended',
        suspension: { reason: 'The last invoice has not been paid.', days: 9 },
        listenerLimit: 100,
        streamsLimit: 1,
        bitrateLimit: 128,
        renewsInDays: -9,
      },
    ],
    stations: [
      {
        id: demoStationIds.aurora,
        name: 'Radio Aurora',
        plan: 'Station',
        castUsername: 'aurora',
        renewsInDays: 73,
      },
      {
        id: demoStationIds.harbourRock,
        name: 'Harbour Rock',
        plan: 'Station',
        renewsInDays: 73,
        // The demo's own server: each start updates its port.
        stream: { type: 'shoutcast2', url: demoStationUrl, mount: null, sid: 1 },
      },
      {
        id: demoStationIds.oldPier,
        name: 'Old Pier',
        plan: 'Station',
        renewsInDays: 73,
        // Its name does not resolve.
        stream: {
          type: 'icecast',
          url: 'http://old-pier.example:8000/live.mp3',
          mount: '/live.mp3',
          sid: null,
        },
      },
    ],
    onePages: auroraSites(demoStationIds.aurora),
    skills: auroraSkills(demoStationIds.aurora),
    apps: auroraApps(demoStationIds.aurora),
  },
  {
    id: '01990000-0000-7000-8000-000000000002',
    email: 'second@studio.test',
    firstName: 'Jun',
    lastName: 'Sakamoto',
    company: 'Meadow Lane',
    country: 'JP',
    locale: 'en',
    timezone: 'Asia/Tokyo',
    casts: [
      {
        username: 'meadow',
        name: 'Meadow Lane Radio',
        plan: 'Cast 100',
        status: 'active',
        listenerLimit: 100,
        streamsLimit: 1,
        bitrateLimit: 128,
        renewsInDays: 40,
      },
    ],
    stations: [],
    onePages: meadowSites,
    skills: [],
    apps: [],
  },
];

/** Fed by the built-in auto-source, so that a fresh start has real streams on air; `loop` names what it plays, `programme` whose titles go with it. */
export const demoAutoFed = [
  { mount: '/aurora', loop: 'aurora', programme: 'aurora' },
  { mount: '/aurora-32', loop: 'aurora-32', programme: 'aurora' },
  { mount: '/atlantic', loop: 'harbour', programme: 'harbour' },
  { mount: '/meadow', loop: 'lantern', programme: 'lantern' },
] as const;
