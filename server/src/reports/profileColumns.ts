import { sheetMoment } from '@bnr/contract/dates'
import { indianDay } from '@bnr/contract/indianDay'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Columns } from '../files/spreadsheet.ts'
import { sectionsOf } from '../profiles/sections.ts'
import { profileSources } from '../reference/data/profile.ts'
import { withDerived } from '../viewing/present.ts'
import { keysetContent, type ReportContent, type ReportQuery } from './pages.ts'
import { type PeopleReport, profileSource, type ReportedProfile } from './profileRows.ts'

type Cell = Columns<ReportedProfile>[string]
type Reading = (sections: ProfileSections) => string | number | undefined | null

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

/** The columns of reports about people. `read` makes a cell from the sections of a profile. */
const cells = (read: (read: Reading) => Cell) =>
  ({
    'BNR ID': ({ bnrId }) => String(bnrId),
    Name: ({ name }) => name,
    Gender: read(({ basic }) => basic?.genderLabel),
    Age: read(({ basic }) => basic?.ageYears),
    Status: ({ status }) => status,
    Height: read(({ basic }) => basic?.height?.label),
    'Marital status': read(({ basic }) => basic?.maritalStatus),
    'Mother tongue': read(({ basic }) => basic?.motherTongue),
    Caste: read(({ basic }) => basic?.caste),
    Denomination: read(({ religion }) => religion?.denomination),
    Spirituality: read(({ religion }) => religion?.spirituality),
    Education: read(({ professional }) => professional?.education?.degree),
    Occupation: read(({ professional }) => professional?.occupation),
    Employment: read(({ professional }) => professional?.employmentType),
    Income: read(({ professional }) => professional?.annualIncome?.label),
    Country: read(({ location }) => location?.current?.country),
    State: read(({ location }) => location?.current?.state),
    City: read(({ location }) => location?.current?.city),
    'Created for': read(({ basic }) => basic?.createdFor),
    'Created by': read(({ basic }) => basic?.createdBy),
    Source: read(({ basic }) => profileSources.byKey(basic?.profileSource ?? '')?.label),
    'Mobile verified': ({ phoneVerified }) => yesNo(phoneVerified),
    'E-mail verified': ({ emailVerified }) => yesNo(emailVerified),
    'Registered on': ({ createdAt }) => indianDay(new Date(createdAt)),
    'Registered at': ({ createdAt }) => sheetMoment(createdAt),
    'Last changed on': ({ changedAt }) => indianDay(new Date(changedAt)),
    Plan: ({ planName }) => planName,
    'Plan started on': ({ startsOn }) => startsOn,
    'Plan ends on': ({ endsOn }) => endsOn,
    Contacts: ({ contacts }) => contacts,
    'Contacts used': ({ usedContacts }) => usedContacts,
    Interests: ({ interests }) => interests,
    'Interests used': ({ usedInterests }) => usedInterests,
    'Telemarketing executive': ({ teleStaffName }) => teleStaffName,
    'Customer care executive': ({ careStaffName }) => careStaffName,
    Mobile: ({ phoneCountryCode, phoneNumber }) => `${phoneCountryCode} ${phoneNumber}`,
    'E-mail': ({ email }) => email,
    'Do not call': ({ doNotCall }) => (doNotCall ? 'Yes' : ''),
  }) satisfies Record<string, Cell>

type Title = keyof ReturnType<typeof cells>

const person: readonly Title[] = ['BNR ID', 'Name', 'Gender', 'Age', 'Status']
const place: readonly Title[] = ['Country', 'State', 'City']
const care: readonly Title[] = ['Telemarketing executive', 'Customer care executive']
const membership: readonly Title[] = ['Plan', 'Plan started on', 'Plan ends on']
const spending: readonly Title[] = ['Contacts', 'Contacts used', 'Interests', 'Interests used']
/** Contact details come last, and only on request. */
const contacts: readonly Title[] = ['Mobile', 'E-mail', 'Do not call']

const titles: Record<PeopleReport, readonly Title[]> = {
  ALL: [...person, 'Denomination', ...place, ...membership, 'Source', 'Created by', 'Registered on', ...care],
  NEW_USER: [
    ...(['Registered at', ...person, 'Created for', 'Created by', 'Source'] as const),
    ...(['Mobile verified', 'E-mail verified'] as const),
    ...place,
    ...care,
  ],
  PROFILE: [
    ...person,
    ...(['Height', 'Marital status', 'Mother tongue', 'Caste', 'Denomination', 'Spirituality'] as const),
    ...(['Education', 'Occupation', 'Employment', 'Income'] as const),
    ...place,
    ...(['Registered on', 'Last changed on'] as const),
  ],
  PAID: [...person, ...membership, ...spending, 'Source', 'Registered on', ...care],
  UNPAID: [
    ...person,
    ...place,
    ...(['Mobile verified', 'Source', 'Registered on', 'Last changed on'] as const),
    ...care,
  ],
}

export function profileContent(type: PeopleReport, query: ReportQuery): ReportContent {
  const cellOf = cells(readOnce(query.now))
  const shown = [...titles[type], ...(query.filters.contacts ? contacts : [])]
  const columns = Object.fromEntries(shown.map((title) => [title, cellOf[title]]))
  return keysetContent(columns, profileSource(type, query))
}

/** Decodes the sections of a row once for all of its cells. */
function readOnce(now: Date) {
  let last: { row: ReportedProfile; sections: ProfileSections } | undefined
  return (read: Reading): Cell =>
    (row) => {
      if (last?.row !== row) last = { row, sections: withDerived(sectionsOf(row), now) }
      return read(last.sections)
    }
}
