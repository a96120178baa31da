/** What the Navigation API tells before a page is left; not in the DOM library yet. */
type Leaving = Event & { destination: { url: string } }

/** Keeps the page where it is when it is about to be left for another origin. `beforeEach: stayHere` */
let left: string[] = []

export const leftFor = (): readonly string[] => left

export function stayHere() {
  left = []
  const navigation: unknown = Reflect.get(globalThis, 'navigation')
  if (!(navigation instanceof EventTarget)) throw new Error('This browser has no Navigation API')
  const keep = (event: Event) => {
    // the type of the event this name stands for
    const { url } = (event as Leaving).destination
    if (new URL(url).origin === globalThis.origin) return
    left.push(url)
    event.preventDefault()
  }
  navigation.addEventListener('navigate', keep)
  return () => navigation.removeEventListener('navigate', keep)
}
