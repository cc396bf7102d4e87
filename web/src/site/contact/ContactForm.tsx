import { type NewTicket, ticketSubjectNames, ticketSubjects } from '@bnr/contract/inbox/schemas'
import { useEffect, useRef, useState } from 'react'
import { isStaff, useSession } from '../../accounts/session.ts'
import { useCountryCodes } from '../../reference/calls.ts'
import { firstLists } from '../../registration/firstLists.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
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
import type { Posted } from './answerForm.ts'
import classes from './ContactForm.module.css'
import {
  type MessageValues,
  messageForm,
  needsStamp,
  type Received,
  refusalsOf,
  useSendTicket,
  useTicketStamp,
} from './messageForm.ts'

/** Where the browser goes after a post without JavaScript. */
const place = 'message'

/**
 * A message to the office. Members need not enter who they are. Without JavaScript the browser posts the form, and
 * `posted` is what became of it.
 */
export function ContactForm({ posted }: { posted?: Posted | undefined }) {
  const [outcome, setOutcome] = useState(posted)
  return (
    <Section title={t('Write to us')} surface className={classes.card}>
      {outcome && 'received' in outcome ? (
        <Confirmation received={outcome.received} onAgain={() => setOutcome(undefined)} />
      ) : (
        <Message refused={outcome} onSent={(received) => setOutcome({ received })} />
      )}
    </Section>
  )
}

interface MessageProps {
  refused: Extract<Posted, { refusals: unknown }> | undefined
  onSent: (received: Received) => void
}

function Message({ refused, onSent }: MessageProps) {
  const { user } = useSession()
  const member = user && !isStaff(user) ? user : null
  const { form, stamp } = useMessage({ refused, onSent, isMember: member !== null })
  const actions = (
    <Button type="submit" busy={form.busy} className={classes.send}>
      {t('Send')}
    </Button>
  )
  const posted = { id: place, method: 'post', action: `/contact-us#${place}` } as const
  return (
    <Form form={form} {...posted} className={classes.form} actions={actions}>
      <input type="hidden" name="stamp" value={stamp ?? ''} />
      {member ? (
        <p>
          {t(
            'You are writing as {name}. We will reply to the mobile number and e-mail address of your profile.',
            {
              name: member.name,
            },
          )}
        </p>
      ) : (
        <Contact form={form} />
      )}
      <Question form={form} />
      <ForPrograms form={form} />
    </Form>
  )
}

function useMessage({ refused, onSent, isMember }: MessageProps & { isMember: boolean }) {
  const send = useSendTicket()
  const { data: opened, refetch } = useTicketStamp()
  const stamp = opened?.stamp
  const [clientId] = useState(() => crypto.randomUUID())
  const sendTicket = async (ticket: NewTicket) => onSent(await send.mutateAsync(ticket))
  const form = useForm({
    ...messageForm({ clientId, stamp, isMember }, sendTicket),
    refused: (error) => {
      if (needsStamp(error) || !stamp) void refetch()
      return refusalsOf(error)
    },
    ...(refused && { initial: refused.values, refusals: refused.refusals }),
  })
  return { form, stamp }
}

type PartProps = { form: FormAccess<MessageValues> }

function Contact({ form }: PartProps) {
  const { choices } = useCountryCodes()
  return (
    <>
      <NameField name="name" label={t('Your name')} required {...fieldOf(form, 'name')} />
      <p className="note">{t('Enter a mobile number or an e-mail address, so that we can answer.')}</p>
      <PhoneField
        name="phone"
        label={t('Mobile number')}
        countryCodes={choices.length > 0 ? choices : firstLists.countryCodes}
        {...fieldOf(form, 'phone')}
      />
      <TextField
        name="email"
        label={t('E-mail address')}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...fieldOf(form, 'email')}
      />
    </>
  )
}

function Question({ form }: PartProps) {
  const subjects = ticketSubjectNames.map((value) => ({ value, label: t(ticketSubjects[value]) }))
  return (
    <>
      <ChoiceField
        name="subject"
        label={t('What is it about?')}
        required
        choices={withNone(t('Select'), subjects)}
        {...fieldOf(form, 'subject')}
      />
      <TextAreaField
        name="text"
        label={t('Your message')}
        description={t('Never send us a password, a code or the number of a card.')}
        required
        rows={5}
        maxLength={3000}
        {...fieldOf(form, 'text')}
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
      <h3 ref={heading} id={place} tabIndex={-1} className={classes.received}>
        {t('We have received your message')}
      </h3>
      <p>
        {t('Its number is {number}. We will answer within two working days.', { number: received.number })}{' '}
        {received.isMailed
          ? t('We also send the number to your e-mail address.')
          : t('Please note the number. We will call you.')}
      </p>
      <ButtonLink to="/contact-us" variant="quiet" className={classes.send} onClick={onAgain}>
        {t('Write another message')}
      </ButtonLink>
    </>
  )
}
