import type { Profile } from '@bnr/contract/profiles/profile'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useState } from 'react'
import { mayDo, useSession } from '../accounts/session.ts'
import { lazyDialog } from '../ui/lazyDialog.ts'
import { PagedList } from '../ui/list/PagedList.tsx'
import { OpenButton } from '../ui/OpenButton.tsx'
import { DoNotCall } from '../ui/PhoneNumber.tsx'
import { t } from '../ui/translation.ts'
import { ContactEntries } from './ContactEntries.tsx'
import classes from './ContactLog.module.css'
import { logSize, useContactLog } from './calls.ts'
import { ContactDialog } from './lazyContactDialog.ts'

const MessageDialog = lazyDialog(() => import('./templates/MessageDialog.tsx'))

/** Calls and notes about a family, newest first. */
export default function ContactLog({ profile }: { profile: Profile }) {
  const { user } = useSession()
  if (!mayDo(user, 'contactLog.read')) return null
  return (
    <section className={classes.log} aria-labelledby="contact-log">
      <div className={classes.head}>
        <h2 id="contact-log" className={classes.title}>
          {t('Contact log')}
        </h2>
        {profile.doNotCall && <DoNotCall />}
        {mayDo(user, 'contactLog.write') && (
          <OpenButton
            label={profile.doNotCall ? 'Add a note' : 'Log a call'}
            Icon={IconPhone}
            variant="outlined"
            className={classes.write}
            opens={(close) => <ContactDialog profile={profile} onClose={close} />}
          />
        )}
        {mayDo(user, 'contactLog.write') && !profile.doNotCall && (
          <OpenButton
            label="Send a message"
            Icon={IconMessage}
            variant="outlined"
            className={classes.write}
            opens={(close) => <MessageDialog profile={profile} onClose={close} />}
          />
        )}
      </div>
      <Entries profileId={profile.id} />
    </section>
  )
}

function Entries({ profileId }: { profileId: number }) {
  const [page, setPage] = useState(0)
  return (
    <PagedList
      found={useContactLog(profileId, page)}
      page={page}
      pageSize={logSize}
      onPage={setPage}
      skeleton={<p role="status">{t('Loading…')}</p>}
      empty={<p className="soft">{t('No calls yet.')}</p>}
    >
      {(entries) => <ContactEntries entries={entries} />}
    </PagedList>
  )
}
