import { Button } from '../ui/Button.tsx'
import { CheckField } from '../ui/fields/CheckField.tsx'
import { DateOfBirthField } from '../ui/fields/DateOfBirthField.tsx'
import { DigitsField } from '../ui/fields/DigitsField.tsx'
import { NameField } from '../ui/fields/NameField.tsx'
import { PasswordField } from '../ui/fields/PasswordField.tsx'
import { PhoneField } from '../ui/fields/PhoneField.tsx'
import { RadioCards } from '../ui/fields/RadioCards.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextAreaField } from '../ui/fields/TextAreaField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { Form } from '../ui/form/Form.tsx'
import { fieldOf } from '../ui/form/fieldOf.ts'
import { useForm } from '../ui/form/useForm.ts'
import classes from './CataloguePage.module.css'
import { cities, countryCodes, genders } from './sampleLists.ts'

const actions = (
  <>
    <Button type="submit">Continue</Button>
    <Button variant="outlined" busy>
      Saving
    </Button>
  </>
)
const years = { min: '1950-01-01', max: '2007-12-31', defaultYear: 2004 }

const initial = {
  phone: { countryCode: '91', number: '' },
  birth: '',
  city: null as string | null,
  gender: null as string | null,
  same: true,
}

const missing = ({ phone, birth, city, gender }: typeof initial) => ({
  ...(!phone.number && { phone: 'Enter mobile' }),
  ...(!birth && { birth: 'Select birth date' }),
  ...(!city && { city: 'Select City' }),
  ...(!gender && { gender: 'Select Gender' }),
})

export function FieldSamples() {
  const form = useForm({ initial, check: missing, send: () => undefined })
  return (
    <Form form={form} className={classes.fields} actions={actions}>
      <NameField label="Name" required defaultValue="Anita Grace" />
      <PhoneField label="Mobile number" required countryCodes={countryCodes} {...fieldOf(form, 'phone')} />
      <DateOfBirthField label="Birth date" required {...years} {...fieldOf(form, 'birth')} />
      <SelectField
        label="City"
        required
        placeholder="Type or choose"
        choices={cities}
        {...fieldOf(form, 'city')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        description="6 - 10 characters, atleast 1 number & 1 letter"
      />
      <DigitsField label="BNR ID" maxLength={8} description="7 or 8 digits" />
      <RadioCards label="Gender" required cards={genders} {...fieldOf(form, 'gender')} />
      <TextField label="E-mail" type="email" autoComplete="email" description="Optional" />
      <TextAreaField
        label="About me"
        description="Do not include phone numbers. They have their own field."
      />
      <CheckField
        label="Same as Registered number"
        checked={form.values.same}
        onChange={(same) => form.set('same', same)}
      />
    </Form>
  )
}
