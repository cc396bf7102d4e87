/** A number with what it means, and where it comes from: a heading of bench/results.md, or why we assume it. */
export type Input = { value: number; unit: string; from: string }

const documents = 'Documents a second'
const search = 'Search, 200 mixed searches as people make them'
const storage = 'Storage for each profile'

/** What we measured ourselves, on two shared cores. `from` is a heading of bench/results.md. */
export const measured = {
  documentMilliseconds: { value: 8.8, unit: 'ms of a web core for a server-rendered page', from: documents },
  callsMilliseconds: { value: 4.4, unit: 'ms for the calls of a further screen', from: documents },
  documentKilobytes: { value: 16.3, unit: 'kB of a page, compressed', from: documents },
  photoMilliseconds: {
    value: 2,
    unit: 'ms of a core for a photo, at most',
    from: 'Photos, a thumbnail at a time',
  },
  listKilobytes: {
    value: 1.9,
    unit: 'kB of a list of ten, compressed',
    from: 'Lists contain what their cards show',
  },
  scriptKilobytes: {
    value: 168,
    unit: 'kB of script on a first visit',
    from: 'Server-rendered pages (2026-11-22)',
  },
  searchMilliseconds: {
    value: 19,
    unit: 'ms of database cores for a search of a million profiles',
    from: search,
  },
  searchP95Milliseconds: {
    value: 71,
    unit: 'ms for one search in twenty of a million profiles',
    from: search,
  },
  countingSeconds: {
    value: 2.6,
    unit: 's to count the figures of a million profiles',
    from: "The staff's dashboard",
  },
  photoJobMilliseconds: {
    value: 1479,
    unit: 'ms for the sizes of a photo of 49 megapixels',
    from: 'Processor time of one request',
  },
  photoJobMegapixels: { value: 49, unit: 'megapixels of that photo', from: 'Processor time of one request' },
  processMegabytes: {
    value: 535,
    unit: 'MB of memory of a web process',
    from: 'Memory: `node bench/documents.ts',
  },
  profileBytes: { value: 6449, unit: 'bytes of the database for a profile', from: storage },
  searchRowBytes: {
    value: 550,
    unit: 'of these, bytes of the narrow row that searches read',
    from: storage,
  },
} satisfies Record<string, Input>

/** How members behave. Replace these by what your own Prometheus and database say, as soon as they do. */
export const behaviour = {
  visitingShare: { value: 0.04, unit: 'of all profiles visit on a day', from: 'many profiles are dormant' },
  visitsADay: { value: 2, unit: 'visits of such a member a day', from: 'morning and evening' },
  screensAVisit: {
    value: 12,
    unit: 'screens of a visit, the first one server-rendered',
    from: 'a list, some profiles',
  },
  searchShare: {
    value: 0.3,
    unit: 'of the screens search or list matches',
    from: 'each list leads to two profiles',
  },
  photosAScreen: {
    value: 4,
    unit: 'photos a screen that the browser does not have yet',
    from: 'private cache, one hour',
  },
  photoKilobytes: { value: 20, unit: 'kB of such a photo', from: 'mostly thumbnails' },
  firstVisitShare: {
    value: 0.1,
    unit: 'of the visits load all scripts',
    from: 'a release every two weeks, new members',
  },
  writesAVisit: {
    value: 12,
    unit: 'rows written by a visit',
    from: 'views, interests, notifications, sessions',
  },
  rowBytes: { value: 250, unit: 'bytes of such a row with its indexes', from: 'narrow rows, two indexes' },
  daysKept: { value: 365, unit: 'days that such rows remain', from: 'nothing removes most of them yet' },
  databaseMilliseconds: {
    value: 2,
    unit: 'ms of the database for a screen, searches apart',
    from: 'half of what its calls take',
  },
  iopsAWrite: { value: 3, unit: 'I/O of a written row', from: 'WAL, table and indexes at a checkpoint' },
  newShare: { value: 0.001, unit: 'of all profiles are new on a day', from: 'growth of a third a year' },
  photosAProfile: {
    value: 2.5,
    unit: 'photos of a profile',
    from: 'one profile photo, up to five in the album',
  },
  photoMegapixels: { value: 12, unit: 'megapixels of an upload', from: 'phones' },
  storedPhotoKilobytes: {
    value: 700,
    unit: 'kB of all stored sizes of a photo',
    from: 'the largest size has 2,400 px',
  },
  codesAMember: {
    value: 0.05,
    unit: 'login codes by SMS a visiting member a day',
    from: 'sessions last 30 days',
  },
  peakHourShare: { value: 0.1, unit: 'of a day happens in its busiest hour', from: 'evenings in India' },
  peakOfHour: {
    value: 2,
    unit: 'times the average of that hour in its busiest minute',
    from: 'mornings after a mail',
  },
  coreUse: {
    value: 0.5,
    unit: 'of a core is used at the peak',
    from: 'the rest is for a failed machine and for growth',
  },
} satisfies Record<string, Input>

/** Rupees a month. Estimates, rounded: nobody looked them up for this page. */
export const prices = {
  core: {
    value: 3200,
    unit: 'a core with 4 GB of memory',
    from: 'on demand; a year in advance costs a third less',
  },
  diskGigabyte: { value: 8, unit: 'a GB of SSD', from: 'network disk' },
  iops: { value: 0.5, unit: 'one I/O a second beyond 3,000', from: 'network disk' },
  storeGigabyte: { value: 2.2, unit: 'a GB in an S3 store', from: 'standard class' },
  egressGigabyte: { value: 9.5, unit: 'a GB to the internet', from: 'without a CDN or a discount' },
  sms: { value: 0.2, unit: 'an SMS', from: 'DLT provider' },
} satisfies Record<string, Input>
