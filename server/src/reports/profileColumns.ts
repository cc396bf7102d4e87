import { indianDay, indianFormat } from '@bnr/contract/indianDay'
import type { ProfileSections } from '@bnr/contract/profiles/profile'
import type { Columns } from '../platform/spreadsheet.ts'
import { sectionsOf } from '../profiles/sections.ts'
import { profileSources } from '../reference/data/profile.ts'
import { withDerived } from '../viewing/present.ts'
import { keysetContent, type ReportContent, type ReportQuery } from './pages.ts'
import { type PeopleReport, profileSource, type ReportedProfile } from './profileRows.ts'

type Cell = Columns<ReportedProfile>[string]
type Reading = (sections: ProfileSections) => string | number | undefined | null

const moment = indianFormat('yyyy-MM-dd HH:mm')
const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

/** What reports tell of a person; `said` reads what the profile says. */
const cells = (said: (read: Reading) => Cell) =>
  ({
    'BNR ID': ({ bnrId }) => String(bnrId),
    Name: ({ name }) => name,
    Gender: said(({ basic }) => basic?.genderLabel),
    Age: said(({ basic }) => basic?.ageYears),
    Status: ({ status }) => status,
    Height: said(({ basic }) => basic?.height?.label),
    'Marital status': said(({ basic }) => basic?.maritalStatus),
    'Mother tongue': said(({ basic }) => basic?.motherTongue),
    Caste: said(({ basic }) => basic?.caste),
    Denomination: said(({ religion }) => religion?.denomination),
    Spirituality: said(({ religion }) => religion?.spirituality),
    Education: said(({ professional }) => professional?.education?.degree),
    Occupation: said(({ professional }) => professional?.occupation),
    Employment: said(({ professional }) => professional?.employmentType),
    Income: said(({ professional }) => professional?.annualIncome?.label),
    Country: said(({ location }) => location?.current?.country),
    State: said(({ location }) => location?.current?.state),
    City: said(({ location }) => location?.current?.city),
    'Created for': said(({ basic }) => basic?.createdFor),
    'Created by': said(({ basic }) => basic?.createdBy),
    Source: said(({ basic }) => profileSources.byKey(basic?.profileSource ?? '')?.label),
    'Mobile verified': ({ phoneVerified }) => yesNo(phoneVerified),
    'E-mail verified': ({ emailVerified }) => yesNo(emailVerified),
    'Registered on': ({ createdAt }) => indianDay(new Date(createdAt)),
    'Registered at': ({ createdAt }) => moment(new Date(createdAt)),
    'Last changed on': ({ changedAt }) => indianDay(new Date(changedAt)),
    Package: ({ planName }) => planName,
    'Package began on': ({ startsOn }) => startsOn,
    'Package ends on': ({ endsOn }) => endsOn,
    Contacts: ({ contacts }) => contacts,
    'Contacts used': ({ usedContacts }) => usedContacts,
    Interests: ({ interests }) => interests,
    'Interests used': ({ usedInterests }) => usedInterests,
    'Tele marketing executive': ({ teleStaffName }) => teleStaffName,
    'Customer care executive': ({ careStaffName }) => careStaffName,
    Mobile: ({ phoneCountryCode, phoneNumber }) => `${phoneCountryCode} ${phoneNumber}`,
    'E-mail': ({ email }) => email,
    'Do not call': ({ doNotCall }) => (doNotCall ? 'Yes' : ''),
  }) satisfies Record<string, Cell>

type Title = keyof ReturnType<typeof cells>

const person: readonly Title[] = ['BNR ID', 'Name', 'Gender', 'Age', 'Status']
const place: readonly Title[] = ['Country', 'State', 'City']
const care: readonly Title[] = ['Tele marketing executive', 'Customer care executive']
const held: readonly Title[] = ['Package', 'Package began on', 'Package ends on']
const spending: readonly Title[] = ['Contacts', 'Contacts used', 'Interests', 'Interests used']
/** What reaches a person stands last, and only where that was asked for. */
const reach: readonly Title[] = ['Mobile', 'E-mail', 'Do not call']

const titles: Record<PeopleReport, readonly Title[]> = {
  ALL: [...person, 'Denomination', ...place, ...held, 'Source', 'Created by', 'Registered on', ...care],
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
  PAID: [...person, ...held, ...spending, 'Source', 'Registered on', ...care],
  UNPAID: [
    ...person,
    ...place,
    ...(['Mobile verified', 'Source', 'Registered on', 'Last changed on'] as const),
    ...care,
  ],
}

export function profileContent(type: PeopleReport, asked: ReportQuery): ReportContent {
  const cellOf = cells(readOnce(asked.now))
  const shown = [...titles[type], ...(asked.filters.contacts ? reach : [])]
  const columns = Object.fromEntries(shown.map((title) => [title, cellOf[title]]))
  return keysetContent(columns, profileSource(type, asked))
}

/** The sections of a row are decoded once for all of its cells. */
function readOnce(now: Date) {
  let last: { row: ReportedProfile; sections: ProfileSections } | undefined
  return (read: Reading): Cell =>
    (row) => {
      if (last?.row !== row) last = { row, sections: withDerived(sectionsOf(row), now) }
      return read(last.sections)
    }
}
