/** Evening light through a church window, and two people in front of it. Drawn for this page. */
export function WindowScene() {
  return (
    <svg viewBox="0 0 480 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <clipPath id="scene-lancet">
          <path d="M0 420V112C0 62 34 28 84 0c50 28 84 62 84 112v308z" />
        </clipPath>
        <pattern id="scene-quarries" width="42" height="56" patternUnits="userSpaceOnUse">
          <path d="M21 0 42 28 21 56 0 28z" fill="#f7e6c2" />
          <path d="M0 0h21L0 28zM42 0v28L21 0zM0 56V28l21 28zM42 56H21l21-28z" fill="#f0d49b" />
          <path d="M21 0 42 28 21 56 0 28z" fill="none" stroke="#c79a55" strokeWidth="1.500" />
        </pattern>
      </defs>
      <path d="M0 0h480v600H0z" fill="#4b1325" />
      <Rose />
      <Lancet x={52} tone="#b94a68" />
      <Lancet x={260} tone="#748259" />
      <Couple />
    </svg>
  )
}

const petals = [0, 45, 90, 135, 180, 225, 270, 315]

function Rose() {
  return (
    <g transform="translate(240 150)">
      <circle r="82" fill="#7b1e3a" stroke="#d0a457" strokeWidth="3" />
      {petals.map((angle, index) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M0-22C16-36 20-56 0-74-20-56-16-36 0-22z"
          fill={index % 2 ? '#e7bd72' : '#d98a9c'}
        />
      ))}
      <circle r="17" fill="#f7e6c2" />
      <path d="M0-11V11M-11 0H11" stroke="#7b1e3a" strokeWidth="4" strokeLinecap="round" />
    </g>
  )
}

function Lancet({ x, tone }: { x: number; tone: string }) {
  return (
    <g transform={`translate(${x} 190)`}>
      <g clipPath="url(#scene-lancet)">
        <path d="M0 0h168v420H0z" fill="url(#scene-quarries)" />
        <path
          d="M0 420V112C0 62 34 28 84 0c50 28 84 62 84 112v308z"
          fill="none"
          stroke={tone}
          strokeWidth="26"
        />
        <path d="M0 250h168" stroke="#4b1325" strokeWidth="4" />
      </g>
      <path
        d="M0 420V112C0 62 34 28 84 0c50 28 84 62 84 112v308"
        fill="none"
        stroke="#d0a457"
        strokeWidth="3"
      />
      <circle cx="84" cy="120" r="34" fill={tone} stroke="#d0a457" strokeWidth="3" />
      <path d="M84 98v44M66 112h36" stroke="#f7e6c2" strokeWidth="5" strokeLinecap="round" />
    </g>
  )
}

function Couple() {
  return (
    <g>
      <path d="M0 572h480v28H0z" fill="#2a0b15" />
      <g fill="#2a0b15">
        <ellipse cx="192" cy="348" rx="21" ry="26" />
        <path d="M182 366h21v22h-21z" />
        <path d="M192 380c-36 0-50 12-54 40l-10 92c-2 14 10 16 14 4l10-62 2 120h78l-2-116 16 46c6 12 20 6 16-8l-20-78c-6-26-16-38-50-38z" />
      </g>
      <path
        d="M306 372c-22 0-32 14-34 40l-4 54-26 34c-8 10 4 20 13 11l24-26-34 95h122l-32-110-2-58c-2-26-8-40-27-40z"
        fill="#6b1a33"
      />
      <ellipse cx="304" cy="358" rx="18" ry="23" fill="#2a0b15" />
      <path
        d="M304 326c-26 0-30 22-28 44 2 26-2 60-6 90 30 20 56 76 66 128h56c-24-64-46-116-54-176-6-50-2-86-34-86z"
        fill="#fbf1e6"
        fillOpacity=".82"
      />
    </g>
  )
}
