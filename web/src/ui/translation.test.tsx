import { act, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { setLanguage, t, useLanguage } from './translation.ts'

afterEach(() => setLanguage('en', {}))

describe('t', () => {
  it('returns the English text with its values filled in', () => {
    expect(t('Call us at {phone}', { phone: '123' })).toBe('Call us at 123')
  })

  it('leaves a placeholder without a value, so that somebody notices it', () => {
    expect(t('Call us at {phone}', {})).toBe('Call us at {phone}')
  })

  it('uses a dictionary once it is set, and English where a text is missing', async () => {
    await setLanguage('ta', { 'Call us at {phone}': '{phone} அழைக்கவும்' })
    expect(t('Call us at {phone}', { phone: '123' })).toBe('123 அழைக்கவும்')
    expect(t('Login')).toBe('Login')
    expect(document.documentElement.lang).toBe('ta')
  })

  it('is read again everywhere when the language changes', async () => {
    const Text = () => <p>{t('Login')}</p>
    const text = <Text />
    const Page = () => <main key={useLanguage()}>{text}</main>
    render(<Page />)
    await act(() => setLanguage('ta', { Login: 'உள்நுழைய' }))
    expect(screen.getByText('உள்நுழைய')).toBeTruthy()
  })
})
