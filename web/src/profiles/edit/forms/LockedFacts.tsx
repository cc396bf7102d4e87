import { birthDateShown } from '@bnr/contract/dates'
import { type Fact, fact, phoneFact } from '@bnr/contract/profiles/facts/fact'
import { type Editor, lockedFieldNames, lockOf } from '@bnr/contract/profiles/locks'
import type { Profile } from '@bnr/contract/profiles/profile'
import { Link } from 'react-router'
import { firstKnown } from '../../../platform/knownPaths.ts'
import { useServiceProvider } from '../../../reference/serviceProvider.ts'
import { FactList } from '../../../ui/FactList.tsx'
import { PhoneNumber } from '../../../ui/PhoneNumber.tsx'
import { t } from '../../../ui/translation.ts'
import classes from './LockedFacts.module.css'

type Field = (typeof lockedFieldNames)[number]

const shown: Partial<Record<Field, (basic: NonNullable<Profile['basic']>, profile: Profile) => Fact>> = {
  name: ({ name }) => fact('Name', name),
  gender: ({ genderLabel }) => fact('Gender', genderLabel),
  dateOfBirth: ({ dateOfBirth }) => fact('Birth date', dateOfBirth && birthDateShown(dateOfBirth)),
  phone: ({ phone }, profile) => phoneFact('Mobile', phone, profile),
}

/** Shows the facts that this form cannot change, with the reason and how to have them changed. */
export function LockedFacts({ profile, editor }: { profile: Profile; editor: Editor }) {
  const reasons = Map.groupBy(lockedFieldNames, (field) => lockOf(field, editor, profile.status))
  return [...reasons].map(
    ([reason, fields]) =>
      reason && (
        <LockedGroup
          key={reason}
          reason={reason}
          fields={fields}
          profile={profile}
          isOwner={editor === 'owner'}
        />
      ),
  )
}

type GroupProps = { reason: string; fields: readonly Field[]; profile: Profile; isOwner: boolean }

function LockedGroup({ reason, fields, profile, isOwner }: GroupProps) {
  const facts = fields.flatMap((field) => shown[field]?.(profile.basic ?? {}, profile) ?? [])
  return (
    <div className={classes.locked}>
      <FactList facts={facts} missing={() => t('Not given')} />
      <p>
        {t(reason)}. {isOwner && (fields.includes('phone') ? <SettingsLink /> : <SupportPhone />)}
      </p>
    </div>
  )
}

const settings = '/profile/settings'

function SettingsLink() {
  return firstKnown(settings) && <Link to={`${settings}?active=tab1`}>{t('Open Settings')}</Link>
}

function SupportPhone() {
  const { provider } = useServiceProvider()
  return provider && <PhoneNumber shown={provider.supportPhone} callable />
}
