import { FirstForm } from '../registration/FirstForm.tsx'
import { noAnswers } from '../registration/firstAnswers.ts'
import { GuestSearchForm } from '../search/GuestSearchForm.tsx'
import { AboutBlock } from '../site/home/AboutBlock.tsx'
import { RegistrationBanner } from '../site/home/RegistrationBanner.tsx'
import { SearchBlock } from '../site/home/SearchBlock.tsx'
import { TestimonialCarousel } from '../site/home/TestimonialCarousel.tsx'
import { useForm } from '../ui/form/useForm.ts'
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

/** The home page with sample forms and stories. */
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
  const form = useForm({
    initial: noAnswers,
    check: () => ({
      'basic.createdFor': 'Select Profile for',
      'basic.name': 'Enter name',
      'basic.phone': 'Enter mobile',
    }),
    send: () => undefined,
  })
  return <FirstForm form={form} createdFors={createdFors} genders={genders} countryCodes={countryCodes} />
}

function SampleSearchForm() {
  const form = useForm({
    initial: { gender: 'f', ageFrom: '21', ageTo: '30', denomination: 'Any' },
    send: () => undefined,
  })
  return <GuestSearchForm form={form} ages={ages} denominations={denominations} genders={partners} />
}
