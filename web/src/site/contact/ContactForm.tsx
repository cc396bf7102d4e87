import type { Reply } from '@bnr/contract/endpoint'
import type { sendTicket } from '@bnr/contract/inbox/endpoints'
import { ticketSubjectNames, ticketSubjects } from '@bnr/contract/inbox/schemas'
import { useEffect, useRef, useState } from 'react'
import { isStaff, useSession } from '../../accounts/session.ts'
import { useCountryCodes } from '../../reference/calls.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx'
import { withNone } from '../../ui/fields/choice.ts'
import { NameField } from '../../ui/fields/NameField.tsx'
import { PhoneField } from '../../ui/fields/PhoneField.tsx'
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Form } from '../../ui/form/Form.tsx'
import { fieldOf } from '../../ui/form/fieldOf.ts'
import type { FormAccess } from '../../ui/form/formAccess.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { Section } from '../../ui/Section.tsx'
import { t } from '../../ui/translation.ts'
import classes from './ContactForm.module.css'
import { type MessageValues, messageForm, useSendTicket } from './messageForm.ts'

type Received = Reply<typeof sendTicket>

/** A message to the office. Members need not enter who they are. */
export function ContactForm() {
  const [received, setReceived] = useState<Received>()
  return (
    <Section title={t('Write to us')} surface className={classes.card}>
      {received ? (
        <Confirmation received={received} onAgain={() => setReceived(undefined)} />
      ) : (
        <Message onSent={setReceived} />
      )}
    </Section>
  )
}

function Message({ onSent }: { onSent: (received: Received) => void }) {
  const { user } = useSession()
  const member = user && !isStaff(user) ? user : null
  const send = useSendTicket()
  const [opened] = useState(() => ({ clientId: crypto.randomUUID(), at: Date.now() }))
  const form = useForm(
    messageForm({ ...opened, isMember: member !== null }, async (ticket) =>
      onSent(await send.mutateAsync(ticket)),
    ),
  )
  const actions = (
    <Button type="submit" busy={form.busy} className={classes.send}>
      {t('Send')}
    </Button>
  )
  return (
    <Form form={form} className={classes.form} actions={actions}>
      {member ? (
        <p>
          {t('You write as {name}. We answer to the mobile number and e-mail address of your profile.', {
            name: member.name,
          })}
        </p>
      ) : (
        <Contact form={form} />
      )}
      <ChoiceField
        label={t('What is it about?')}
        required
        choices={withNone(
          t('Select'),
          ticketSubjectNames.map((value) => ({ value, label: t(ticketSubjects[value]) })),
        )}
        {...fieldOf(form, 'subject')}
      />
      <TextAreaField
        label={t('Your message')}
        description={t('Never send us a password, a code or the number of a card.')}
        required
        rows={5}
        maxLength={3000}
        {...fieldOf(form, 'text')}
      />
      <ForPrograms form={form} />
    </Form>
  )
}

type PartProps = { form: FormAccess<MessageValues> }

function Contact({ form }: PartProps) {
  const { choices } = useCountryCodes()
  return (
    <>
      <NameField label={t('Your name')} required {...fieldOf(form, 'name')} />
      <p className="note">{t('Enter a mobile number or an e-mail address, so that we can answer.')}</p>
      <PhoneField label={t('Mobile number')} countryCodes={choices} {...fieldOf(form, 'phone')} />
      <TextField
        label={t('E-mail address')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...fieldOf(form, 'email')}
      />
    </>
  )
}

/** Programs that send to every form fill this in. People neither see it nor reach it with the keyboard. */
function ForPrograms({ form }: PartProps) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name="website"
        tabIndex={-1}
        autoComplete="off"
        value={form.values.website}
        onChange={({ currentTarget }) => form.set('website', currentTarget.value)}
      />
    </div>
  )
}

function Confirmation({ received, onAgain }: { received: Received; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={classes.received}>
        {t('We have received your message')}
      </h3>
      <p>
        {t('Its number is {number}. We answer within two working days.', { number: received.number })}{' '}
        {received.isMailed
          ? t('We also send the number to your e-mail address.')
          : t('Please note the number. We will call you.')}
      </p>
      <Button variant="quiet" className={classes.send} onClick={onAgain}>
        {t('Write another message')}
      </Button>
    </>
  )
}
