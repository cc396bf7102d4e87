import { useState } from 'react'
import { FirstForm, type FirstFormErrors, type FirstFormValues } from '../registration/FirstForm.tsx'
import { GuestSearchForm } from '../search/GuestSearchForm.tsx'
import { AboutBlock } from '../site/home/AboutBlock.tsx'
import { RegistrationBanner } from '../site/home/RegistrationBanner.tsx'
import { SearchBlock } from '../site/home/SearchBlock.tsx'
import { TestimonialCarousel } from '../site/home/TestimonialCarousel.tsx'
import { focusFirstError } from '../ui/fields/focusFirstError.ts'
import { ages, countryCodes, createdFors, denominations, genders, partners } from './sampleLists.ts'

const story =
  'We had nearly stopped looking when the office called my mother about a family two streets from our old parish. We met on a Saturday, prayed together, and talked until the tea was cold. A year later our pastors married us, and both grandmothers sang.'

const testimonials = ['Joel', 'Abraham', 'Kevin', 'Stephen', 'Mathew'].map((groom, index) => ({
  id: groom,
  groom,
  bride: ['Sharon', 'Esther', 'Nisha', 'Hannah', 'Leena'][index] ?? '',
  text: story,
  photoUrl: null,
}))

/** The home page with its two forms and some stories in place. */
export default function HomeCataloguePage() {
  return (
    <>
      <RegistrationBanner form={<SampleFirstForm />} />
      <AboutBlock />
      <SearchBlock form={<SampleSearchForm />} />
      <TestimonialCarousel testimonials={testimonials} />
    </>
  )
}

function SampleFirstForm() {
  const [errors, setErrors] = useState<FirstFormErrors>({})
  const [values, setValues] = useState<FirstFormValues>({
    createdFor: '',
    gender: null,
    name: '',
    phone: { countryCode: '91', number: '' },
  })
  return (
    <FirstForm
      {...{ values, errors, createdFors, genders, countryCodes }}
      asksGender={['Myself', 'Friend', 'Relative'].includes(values.createdFor)}
      busy={false}
      onChange={setValues}
      onBlur={() => undefined}
      onSubmit={(form) => {
        setErrors({ createdFor: 'Select Profile for', name: 'Enter name', phone: 'Enter mobile' })
        focusFirstError(form)
      }}
    />
  )
}

function SampleSearchForm() {
  const [values, setValues] = useState({ gender: 'f', ageFrom: '21', ageTo: '30', denomination: 'Any' })
  return (
    <GuestSearchForm
      {...{ values, ages, denominations }}
      genders={partners}
      busy={false}
      onChange={setValues}
      onSearch={() => undefined}
    />
  )
}
