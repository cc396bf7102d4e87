import { behaviour as b, measured as m, prices } from './inputs.ts'

const daysAMonth = 30
const million = 1e6
/** As installed: ten for requests, three for jobs, one for signals. */
const connectionsOfProcess = 14

export type Needs = ReturnType<typeof needsOf>

/** What this many profiles need at the peak, and what it costs a month. Plain arithmetic on `inputs.ts`. */
export function needsOf(profiles: number) {
  const traffic = trafficOf(profiles)
  const cores = coresOf(profiles, traffic)
  const storage = storageOf(profiles, traffic)
  return { profiles, ...traffic, ...cores, ...storage, ...costOf(traffic, cores, storage) }
}

/** Each figure a day, and a second at the peak. */
function trafficOf(profiles: number) {
  const visitors = profiles * b.visitingShare.value
  const visits = visitors * b.visitsADay.value
  const screens = visits * b.screensAVisit.value
  const photos = screens * b.photosAScreen.value
  const uploads = profiles * b.newShare.value * b.photosAProfile.value
  return {
    visitors,
    visits,
    screens,
    codes: visitors * b.codesAMember.value,
    documentsAtPeak: atPeak(visits),
    callsAtPeak: atPeak(screens - visits),
    photosAtPeak: atPeak(photos),
    searchesAtPeak: atPeak(screens * b.searchShare.value),
    writesAtPeak: atPeak(visits * b.writesAVisit.value),
    uploadsAtPeak: atPeak(uploads),
  }
}

const atPeak = (aDay: number) => ((aDay * b.peakHourShare.value) / 3600) * b.peakOfHour.value

type Traffic = ReturnType<typeof trafficOf>

function coresOf(profiles: number, traffic: Traffic) {
  const millions = profiles / million
  const web =
    traffic.documentsAtPeak * m.documentMilliseconds.value +
    traffic.callsAtPeak * m.callsMilliseconds.value +
    traffic.photosAtPeak * m.photoMilliseconds.value
  const megapixels = b.photoMegapixels.value / m.photoJobMegapixels.value
  const jobs = traffic.uploadsAtPeak * m.photoJobMilliseconds.value * megapixels
  const searches = traffic.searchesAtPeak * m.searchMilliseconds.value * millions
  const other = (traffic.documentsAtPeak + traffic.callsAtPeak) * b.databaseMilliseconds.value
  const [webCores, jobCores] = [coresFor(web), coresFor(jobs)]
  return {
    webCores,
    jobCores,
    searchCores: coresFor(searches),
    databaseCores: coresFor(other),
    searchP95: m.searchP95Milliseconds.value * millions,
    countingSeconds: m.countingSeconds.value * millions,
    // One process for each core of web and jobs.
    processGigabytes: ((webCores + jobCores) * m.processMegabytes.value) / 1000,
    connections: (webCores + jobCores) * connectionsOfProcess,
  }
}

/** Whole cores for this many milliseconds of work in a second, with the share that remains unused. */
const coresFor = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000 / b.coreUse.value))

function storageOf(profiles: number, { visits, screens, writesAtPeak }: Traffic) {
  const rows = visits * b.daysKept.value * b.writesAVisit.value * b.rowBytes.value
  const kilobytes =
    visits * (m.documentKilobytes.value + b.firstVisitShare.value * m.scriptKilobytes.value) +
    (screens - visits) * m.listKilobytes.value +
    screens * b.photosAScreen.value * b.photoKilobytes.value
  return {
    databaseGigabytes: (profiles * m.profileBytes.value + rows) / 1e9,
    searchGigabytes: (profiles * m.searchRowBytes.value) / 1e9,
    storeGigabytes: (profiles * b.photosAProfile.value * b.storedPhotoKilobytes.value) / 1e6,
    egressGigabytes: (kilobytes * daysAMonth) / 1e6,
    iops: Math.ceil(writesAtPeak * b.iopsAWrite.value),
  }
}

type Cores = ReturnType<typeof coresOf>
type Storage = ReturnType<typeof storageOf>

/** Rupees a month. The database and its disk count twice, for the standby. */
function costOf(traffic: Traffic, cores: Cores, storage: Storage) {
  const database = cores.databaseCores * 2 + cores.searchCores
  const machines = (cores.webCores + cores.jobCores + database) * prices.core.value
  const extraIops = Math.max(0, storage.iops - freeIops) * prices.iops.value
  const disks = 2 * (storage.databaseGigabytes * prices.diskGigabyte.value + extraIops)
  const photos = storage.storeGigabytes * prices.storeGigabyte.value
  const egress = storage.egressGigabytes * prices.egressGigabyte.value
  const messages = traffic.codes * daysAMonth * prices.sms.value
  return { machines, disks, photos, egress, messages, total: machines + disks + photos + egress + messages }
}

const freeIops = 3000
