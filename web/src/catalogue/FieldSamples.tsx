import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { DateOfBirthField } from '../ui/fields/DateOfBirthField.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { NameField } from '../ui/fields/NameField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { PhoneField } from '../ui/fields/PhoneField.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import classes from './CataloguePage.module.css'
import { cities, countryCodes, genders } from './sampleLists.ts'

export function FieldSamples() {
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const [phone, setPhone] = useState({ countryCode: '91', number: '' })
  const [gender, setGender] = useState<string | null>(null)
  const [city, setCity] = useState<string | null>(null)
  const [birth, setBirth] = useState('')
  const [same, setSame] = useState(true)
  const failed = (message: string, missing: boolean) => (tried && missing ? message : undefined)

  function submit() {
    setTried(true)
    if (form.current) focusFirstError(form.current)
  }

  return (
    <form ref={form} noValidate className={classes.fields}>
      <NameField label="Name" required defaultValue="Anita Grace" />
      <PhoneField
        label="Mobile number"
        required
        countryCodes={countryCodes}
        value={phone}
        onChange={setPhone}
        error={failed('Enter mobile', !phone.number)}
      />
      <DateOfBirthField
        label="Birth date"
        required
        min="1950-01-01"
        max="2007-12-31"
        defaultYear={2004}
        value={birth}
        onChange={setBirth}
        error={failed('Select birth date', !birth)}
      />
      <SelectField
        label="City"
        required
        placeholder="Type or choose"
        choices={cities}
        value={city}
        onChange={setCity}
        error={failed('Select City', !city)}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description="6 - 10 characters, atleast 1 number & 1 letter"
      />
      <DigitsField label="BNR ID" maxLength={8} description="7 or 8 digits" />
      <RadioCards
        label="Gender"
        required
        cards={genders}
        value={gender}
        onChange={setGender}
        error={failed('Select Gender', !gender)}
      />
      <TextField label="E-mail" type="email" autoComplete="email" description="Optional" />
      <TextAreaField
        label="About me"
        description="Please leave phone numbers out; they have their own field."
      />
      <CheckField label="Same as Registered number" checked={same} onChange={setSame} />
      <Button onClick={submit}>Continue</Button>
      <Button look="outlined" busy>
        Saving
      </Button>
    </form>
  )
}
