/** A user as lists of users contain them. */
export const LEA = {
  id: 4,
  username: 'lea',
  first_name: 'Léa',
  last_name: '',
  email: 'lea@exemple.fr',
  user_type: 'brand_member',
  is_active: true,
}
