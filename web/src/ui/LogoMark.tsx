/** A lancet window whose mullions make a cross. Takes the colour of the text around it. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 36" className={className} aria-hidden="true" fill="none">
      <path
        d="M3 34.500V16C3 9.500 9 5 16 1.500 23 5 29 9.500 29 16v18.500z"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
      <path d="M16 10v20M9.500 17h13" stroke="var(--bnr-gold)" strokeWidth="2.400" strokeLinecap="round" />
    </svg>
  )
}
