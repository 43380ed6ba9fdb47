const drawings = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: <path d="M15.5 3H13a4 4 0 0 0-4 4v3H6.5v4H9v7h4v-7h2.6l.7-4H13V7.5c0-.4.3-.7.7-.7h1.8z" />,
}

/** Drawn in the line of the other icons; their collection holds no trade marks. */
export function SocialIcon({ network }: { network: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5"
    >
      {drawings[network]}
    </svg>
  )
}
