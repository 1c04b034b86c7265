import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A second is too little for a lazily loaded part on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
