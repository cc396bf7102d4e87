import type { Profile } from '@bnr/contract/profiles/profile'
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useState } from 'react'
import { mayDo, useSession } from '../accounts/session.ts'
import { Button } from '../ui/Button.tsx'
import { PagedList } from '../ui/list/PagedList.tsx'
import { DoNotCall } from '../ui/PhoneNumber.tsx'
import { t } from '../ui/translation.ts'
import { ContactDialog } from './ContactDialog.tsx'
import { ContactEntries } from './ContactEntries.tsx'
import classes from './ContactLog.module.css'
import { logSize, useContactLog } from './calls.ts'
import { MessageDialog } from './templates/MessageDialog.tsx'

/** Calls and notes about a family, newest first. */
export default function ContactLog({ profile }: { profile: Profile }) {
  const { user } = useSession()
  const [writing, setWriting] = useState(false)
  const [sending, setSending] = useState(false)
  if (!mayDo(user, 'contactLog.read')) return null
  return (
    <section className={classes.log} aria-labelledby="contact-log">
      <div className={classes.head}>
        <h2 id="contact-log" className={classes.title}>
          {t('Contact log')}
        </h2>
        {profile.doNotCall && <DoNotCall />}
        {mayDo(user, 'contactLog.write') && (
          <Button
            variant="outlined"
            className={classes.write}
            icon={<IconPhone size={18} aria-hidden />}
            onClick={() => setWriting(true)}
          >
            {t(profile.doNotCall ? 'Add a note' : 'Log a call')}
          </Button>
        )}
        {mayDo(user, 'contactLog.write') && !profile.doNotCall && (
          <Button
            variant="outlined"
            className={classes.write}
            icon={<IconMessage size={18} aria-hidden />}
            onClick={() => setSending(true)}
          >
            {t('Send a message')}
          </Button>
        )}
      </div>
      <Entries profileId={profile.id} />
      {writing && <ContactDialog profile={profile} onClose={() => setWriting(false)} />}
      {sending && <MessageDialog profile={profile} onClose={() => setSending(false)} />}
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
