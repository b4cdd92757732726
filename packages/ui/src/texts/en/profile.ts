import { isDocumented } from '#spelling';

/** The English of the section `profile`, for `useTexts`. */
export const profileTexts = {
  profile: {
    lead: 'We deliver to this location, and the driver calls this number.',
    name: 'Name',
    email: 'Email',
    location: 'Location',
    phone: 'Phone',
    readOnly: 'Name and e-mail come from your account and cannot be changed here.',
    submit: 'Update profile',
    locationRequired: isDocumented ? 'Location is Required' : 'Enter a location',
    phoneRequired: isDocumented ? 'Phone is Required' : 'Enter a phone number',
    updated: isDocumented ? 'User updated successfullly!!' : 'Profile updated successfully',
    devices: 'Your devices',
    signOutWarning:
      'Lost your phone, or still signed in on another computer? End all sign-ins to this shop, on this device too. Then log in again where you need it.',
    signOutEverywhere: 'Sign out everywhere',
  },
};
